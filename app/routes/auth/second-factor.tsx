import { parseWithZod } from '@conform-to/zod/v4';
import { data, Link, redirect, replace } from 'react-router';
import { CodeForm } from '#app/accounts/second-factor/CodeForm.tsx';
import {
  findPendingSignIn,
  finishSignIn,
  forgetPendingSignIn,
  stepUp,
} from '#app/accounts/second-factor/pending-sign-in.server.ts';
import { readSecondFactor } from '#app/accounts/second-factor/read-second-factor.server.ts';
import { codeForm } from '#app/accounts/second-factor/second-factor-form.ts';
import {
  expired,
  setUpPath,
  withWayOn,
  wrongCode,
} from '#app/accounts/second-factor/second-factor-words.ts';
import { endSession } from '#app/accounts/sessions.server.ts';
import { viewerContext } from '#app/accounts/viewer.server.ts';
import { brand } from '#app/brand.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { AppError } from '#app/platform/app-error.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/second-factor';
import { arrive, landing } from './arrive.server.ts';

export const handle = { toastPosition: 'top-center' };

/** It shows how far a sign-in has come. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export async function loader({ request, context }: Route.LoaderArgs) {
  await whoAsks(request, context);
  const search = new URL(request.url).searchParams;
  const isRecovery = search.get('by') === 'recovery';
  if (isRecovery) search.delete('by');
  else search.set('by', 'recovery');
  return {
    kind: isRecovery ? ('recovery' as const) : ('authenticator' as const),
    // To the other way, with all that the sign-in leads to.
    otherWay: `?${search}`,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const asker = await whoAsks(request, context);
  const submission = parseWithZod(await readForm(request), { schema: codeForm });
  const hideFields = ['code'];
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply({ hideFields }) }, { status: 400 });
  }
  const shown = { code: submission.value.code, address: context.get(requestFacts).clientAddress };
  const { from, plan } = readAddress(request);
  try {
    if (asker.viewer) {
      const cookie = await stepUp({ ...asker.viewer, ...shown });
      const isAdmin = asker.viewer.tier === 'admin';
      return replace(landing(from, { isAdmin }), { headers: { 'Set-Cookie': cookie } });
    }
    const userAgent = request.headers.get('user-agent');
    const signedIn = await finishSignIn({ secret: asker.pending, userAgent, ...shown });
    await endSession(request);
    return await arrive({
      ...{ request, context, userId: signedIn.userId, plan, cookies: signedIn.cookies },
      to: landing(from, signedIn),
      said: 'Successfully signed in!',
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'signed-out')
      throw await beginAgain(request, context);
    return refuseForm({
      submission,
      error,
      failed: 'An error occurred while signing in. Please try again.',
      hideFields,
      fieldOf: ({ message }) => message === wrongCode && 'code',
    });
  }
}

type Context = Route.LoaderArgs['context'];

/**
 * Somebody whose password was right, or an admin whose session has yet to show a code.
 * @throws a redirect for everybody else
 */
async function whoAsks(request: Request, context: Context) {
  const pending = await findPendingSignIn(request);
  if (pending !== null) return { pending };
  const viewer = context.get(viewerContext);
  const { from } = readAddress(request);
  if (!viewer) throw await beginAgain(request, context);
  if (!viewer.awaitsSecondFactor) throw redirect(landing(from, viewer));
  if ((await readSecondFactor(viewer.userId)) === null) throw redirect(withWayOn(setUpPath, from));
  return { viewer };
}

/** Back to the password, with what the sign-in was to lead to. */
async function beginAgain(request: Request, context: Context): Promise<Response> {
  if (request.method === 'POST') showToast(context, 'error', expired);
  const { from, plan } = readAddress(request);
  const search = new URLSearchParams({ ...(from ? { from } : {}), ...(plan ? { plan } : {}) });
  return redirect(search.size > 0 ? `/auth?${search}` : '/auth', {
    headers: { 'Set-Cookie': await forgetPendingSignIn() },
  });
}

function readAddress(request: Request) {
  const search = new URL(request.url).searchParams;
  return { from: search.get('from'), plan: search.get('plan') };
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { kind, otherWay } = loaderData;
  const isRecovery = kind === 'recovery';
  return (
    <PageFrame width="reading" className="max-w-[30rem]">
      <PrivateMeta title="Second Factor" />
      <PageHeading
        title={isRecovery ? 'Enter a recovery code' : 'Enter your code'}
        lead={
          isRecovery
            ? `You were shown ten of them when you set up the second factor.`
            : `Open your authenticator app: it shows a code for ${brand.name}.`
        }
      />
      <CodeForm key={kind} kind={kind} />
      <p className="mt-6">
        <Link to={otherWay} replace>
          {isRecovery ? 'Use your authenticator app' : 'Use a recovery code'}
        </Link>
      </p>
      {isRecovery ? (
        <p className="mt-3 text-muted text-sm">
          You have neither? Write to{' '}
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
        </p>
      ) : null}
    </PageFrame>
  );
}
