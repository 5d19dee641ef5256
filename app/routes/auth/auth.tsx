import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { ReactNode } from 'react';
import { data, Link, replace } from 'react-router';
import { AuthModes } from '#app/accounts/AuthModes.tsx';
import { type AuthMode, signInForm, signUpForm } from '#app/accounts/auth-form.ts';
import { authenticatorFor } from '#app/accounts/authenticator.server.ts';
import { WeakPassword } from '#app/accounts/passwords/weak-password.ts';
import { SignInForm } from '#app/accounts/SignInForm.tsx';
import { SignUpForm } from '#app/accounts/SignUpForm.tsx';
import { startPendingSignIn } from '#app/accounts/second-factor/pending-sign-in.server.ts';
import { codePath } from '#app/accounts/second-factor/second-factor-words.ts';
import { sessionEndWords } from '#app/accounts/session-ends.ts';
import { endSession, findSessionEnd } from '#app/accounts/sessions.server.ts';
import { startCheckedSession } from '#app/accounts/sign-in.server.ts';
import { viewerContext } from '#app/accounts/viewer.server.ts';
import { WelcomeDialog } from '#app/accounts/WelcomeDialog.tsx';
import { brand } from '#app/brand.ts';
import { PublicMeta } from '#app/PageMeta.tsx';
import { chosenPlan } from '#app/plans/chosen-plan.ts';
import { readPendingPlan, readSoldTier } from '#app/plans/plan-catalogue.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { safePath } from '#app/platform/http/safe-path.ts';
import { AnsweredToast } from '#app/ui/AnsweredToast.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/auth';
import { arrive, landing } from './arrive.server.ts';

const words = {
  signin: {
    title: 'Sign In',
    subtitle: 'Sign in to your account',
    failed: 'An error occurred while signing in. Please try again.',
  },
  signup: {
    title: 'Create Account',
    subtitle: 'Create your account to get started',
    failed: 'An error occurred while creating your account. Please try again.',
  },
};

export const handle = { toastPosition: 'top-center' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { mode, from, plan, welcome } = readAddress(request);
  const viewer = context.get(viewerContext);
  if (viewer && !welcome) throw replace(landing(from, viewer));
  const address = (to: AuthMode) => {
    const search = new URLSearchParams({ mode: to });
    if (from) search.set('from', from);
    if (plan) search.set('plan', plan);
    return `/auth?${search}`;
  };
  return {
    mode,
    ended: viewer ? null : await sessionEndNotice(request),
    plan: plan && (mode === 'signup' || readSoldTier(plan)) ? chosenPlan(plan) : null,
    welcome: viewer !== null,
    wanted: safePath(from, '') || null,
    addresses: { signin: address('signin'), signup: address('signup') },
  };
}

async function sessionEndNotice(request: Request): Promise<string | null> {
  const end = await findSessionEnd(request);
  return end && sessionEndWords(end);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { mode, from, plan } = readAddress(request);
  const form = await readForm(request);
  const submission = parseWithZod(form, { schema: mode === 'signup' ? signUpForm : signInForm });
  if (submission.status !== 'success') {
    const lastResult = submission.reply({ hideFields: ['password'] });
    return refused(mode, lastResult, 400);
  }
  try {
    const { clientAddress } = context.get(requestFacts);
    // The strategy reads a request of its own: the form as it was tidied, not as it was sent.
    const attempt = new Request(request.url, { method: 'POST', body: form });
    const signedIn = await authenticatorFor(clientAddress).authenticate(mode, attempt);
    if (signedIn.needsSecondFactor) {
      const headers = { 'Set-Cookie': await startPendingSignIn(signedIn) };
      return replace(`${codePath}${new URL(request.url).search}`, { headers });
    }
    await endSession(request);
    const userAgent = request.headers.get('user-agent');
    const cookie = await startCheckedSession({ ...signedIn, userAgent });
    return arrive({
      ...{ request, context, userId: signedIn.userId, plan, cookies: [cookie] },
      to: mode === 'signup' ? welcomeAddress(from) : landing(from, signedIn),
      said: successWords(mode, plan),
    });
  } catch (error) {
    const { message, status, code } = refusalOf(error, words[mode].failed);
    const registered = code === 'conflict';
    const lastResult = submission.reply({
      ...(error instanceof WeakPassword
        ? { fieldErrors: { password: [message] } }
        : { formErrors: [message] }),
      hideFields: registered ? ['password', 'firstName', 'lastName'] : ['password'],
    });
    return refused(registered ? 'signin' : mode, lastResult, status);
  }
}

function welcomeAddress(from: string | null): string {
  const wanted = safePath(from, '');
  return `/auth?${new URLSearchParams({ welcome: '1', ...(wanted ? { from: wanted } : {}) })}`;
}

/** Shows `mode` with what was typed; a registered newcomer sees the sign-in form. */
function refused(mode: AuthMode, lastResult: SubmissionResult, status: number) {
  const message = Object.values(lastResult.error ?? {}).flat()[0] ?? words[mode].failed;
  return data({ mode, lastResult, toast: { type: 'error' as const, message } }, { status });
}

function successWords(mode: AuthMode, plan: ReturnType<typeof readPendingPlan>): string {
  if (mode === 'signin') return 'Successfully signed in!';
  return plan === 'free' ? 'Successfully enrolled in Free tier!' : 'Account created successfully!';
}

function readAddress(request: Request) {
  const search = new URL(request.url).searchParams;
  const mode: AuthMode = search.get('mode') === 'signup' ? 'signup' : 'signin';
  return {
    mode,
    from: search.get('from'),
    plan: readPendingPlan(search.get('plan')),
    welcome: search.has('welcome'),
  };
}

export function ServerComponent({ loaderData, matches }: Route.ServerComponentProps) {
  const { mode, plan, welcome, wanted, addresses, ended } = loaderData;
  const meta = (
    <PublicMeta
      title={words[mode].title}
      description={`Sign in to ${brand.name}, or make a free account to follow the meetings of your local government and keep notes on them.`}
      path="/auth"
      matches={matches}
    />
  );
  if (welcome) {
    return (
      <PageFrame width="reading">
        {meta}
        <WelcomeDialog wanted={wanted} />
      </PageFrame>
    );
  }
  const notice =
    plan || ended ? (
      <div className="mb-6 grid gap-4">
        {ended ? <Notice title="Your session has ended">{ended}</Notice> : null}
        {plan ? (
          <Notice title={plan.title}>
            {plan.text} <Link to="/pricing">Choose another plan</Link>
          </Notice>
        ) : null}
      </div>
    ) : null;
  return (
    <PageFrame width="reading" className="max-w-[30rem]">
      {meta}
      <AnsweredToast />
      <AuthModes
        asked={mode}
        signin={<SignIn addresses={addresses} notice={notice} />}
        signup={<SignUp addresses={addresses} notice={notice} />}
      />
    </PageFrame>
  );
}

type ModeProps = { addresses: Record<AuthMode, string>; notice: ReactNode };

function SignIn({ addresses, notice }: ModeProps) {
  const { title, subtitle } = words.signin;
  return (
    <>
      <PageHeading title={title} lead={subtitle} />
      {notice}
      <SignInForm action={addresses.signin} />
      <p className="mt-6">
        <Link to="/forgot-password">Forgot your password?</Link>
      </p>
      <p className="mt-3">
        Don't have an account?{' '}
        <Link to={addresses.signup} replace>
          Sign up
        </Link>
      </p>
    </>
  );
}

function SignUp({ addresses, notice }: ModeProps) {
  const { title, subtitle } = words.signup;
  return (
    <>
      <PageHeading title={title} lead={subtitle} />
      {notice}
      <SignUpForm action={addresses.signup} />
      <p className="mt-6">
        Already have an account?{' '}
        <Link to={addresses.signin} replace>
          Sign in
        </Link>
      </p>
    </>
  );
}
