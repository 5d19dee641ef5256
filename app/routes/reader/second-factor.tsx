import { data, redirect } from 'react-router';
import { ConfirmForm } from '#app/accounts/second-factor/ConfirmForm.tsx';
import { MadeCodes, type MadeCodesAnswer } from '#app/accounts/second-factor/MadeCodes.tsx';
import { OwnerForm } from '#app/accounts/second-factor/OwnerForm.tsx';
import { readSecondFactor } from '#app/accounts/second-factor/read-second-factor.server.ts';
import { SetUpPicture } from '#app/accounts/second-factor/SetUpPicture.tsx';
import { setUpPath, withWayOn } from '#app/accounts/second-factor/second-factor-words.ts';
import { readSetUp, type SetUp } from '#app/accounts/second-factor/set-up.server.ts';
import { submitSecondFactor } from '#app/accounts/second-factor/submit-second-factor.server.ts';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { safePath } from '#app/platform/http/safe-path.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { formatMoment } from '#app/platform/moment.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/second-factor';

/** A secret or recovery codes may stand on it: nothing between here and its reader keeps the page. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const factor = await orErrorPage(readSecondFactor(viewer.userId));
  return {
    email: viewer.email,
    isNeeded: viewer.awaitsSecondFactor && factor === null,
    wayOn: safePath(fromOf(request), '/settings#second-factor'),
    factor,
    setUp: factor === null ? await readSetUp(request, viewer) : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = requireViewer(context, request);
  const form = await readForm(request);
  const address = context.get(requestFacts).clientAddress;
  const outcome = await orErrorPage(submitSecondFactor({ viewer, form, request, address }));
  if ('refused' in outcome) {
    const { refused, lastResult, status } = outcome;
    return data({ refused, lastResult }, { status });
  }
  const headers = outcome.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
  if (outcome.codes) return data<MadeCodesAnswer>({ codes: outcome.codes }, { headers });
  if (outcome.said) showToast(context, 'success', outcome.said);
  return redirect(withWayOn(setUpPath, fromOf(request)), { headers });
}

const fromOf = (request: Request) => new URL(request.url).searchParams.get('from');

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { email, isNeeded, wayOn, factor, setUp } = loaderData;
  return (
    <PageFrame width="reading" className="max-w-[38rem]">
      <PrivateMeta title="Second Factor" />
      <PageHeading
        above={<BackLink to="/settings#second-factor">Settings</BackLink>}
        title="Second Factor"
        lead="Signing in then needs a code of an authenticator app besides your password, so that a password alone opens nothing."
      />
      <MadeCodes wayOn={wayOn} />
      {isNeeded ? (
        <div className="mb-6">
          <Notice title="What you asked for needs a second factor">
            Set it up here, and it opens.
          </Notice>
        </div>
      ) : null}
      {factor ? (
        <TurnedOn {...factor} email={email} />
      ) : setUp ? (
        <SettingUp {...setUp} />
      ) : (
        <OwnerForm intent="begin" email={email} button="Set Up" pendingLabel="Setting Up..." />
      )}
    </PageFrame>
  );
}

function SettingUp({ secret, address }: SetUp) {
  return (
    <ol className="grid list-decimal gap-6 pl-5">
      <li>
        <p className="mb-3">
          Scan this with an authenticator app, such as the one of your password manager.
        </p>
        <SetUpPicture address={address} />
        <p className="mt-3">
          On this device, <a href={address}>open it in the app</a>. Or type this key there:
        </p>
        <p className="wrap-anywhere mt-1 font-mono">{secret.replace(/.{4}(?=.)/g, '$& ')}</p>
      </li>
      <li>
        <p className="mb-3">Enter the code that the app shows.</p>
        <ConfirmForm />
      </li>
    </ol>
  );
}

type TurnedOnProps = { since: Date; recoveryCodes: number; email: string };

function TurnedOn({ since, recoveryCodes, email }: TurnedOnProps) {
  const codes =
    recoveryCodes === 1 ? 'One recovery code is' : `${recoveryCodes} recovery codes are`;
  return (
    <>
      <p className="mb-8">{`It has been on since ${formatMoment(since)}. ${codes} left.`}</p>
      <section aria-labelledby="new-codes" className="mb-10">
        <h2 id="new-codes" className="section-title mb-1">
          New Recovery Codes
        </h2>
        <p className="mb-4 text-muted">Ten new ones, for which the old ones no longer work.</p>
        <OwnerForm
          intent="renew"
          email={email}
          button="Make New Codes"
          pendingLabel="Making..."
          variant="secondary"
        />
      </section>
      <section aria-labelledby="no-factor">
        <h2 id="no-factor" className="section-title mb-1">
          Turn Off
        </h2>
        <p className="mb-4 text-muted">
          Your password alone then signs you in. Every other session ends.
        </p>
        <OwnerForm
          intent="turn-off"
          email={email}
          button="Turn Off"
          pendingLabel="Turning Off..."
          variant="danger"
        />
      </section>
    </>
  );
}
