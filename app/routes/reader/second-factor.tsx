import { data, redirect } from 'react-router';
import { deviceName } from '#app/accounts/device-name.ts';
import { FactorSection } from '#app/accounts/second-factor/FactorSection.tsx';
import { FactorSections } from '#app/accounts/second-factor/FactorSections.tsx';
import { MadeCodes, type MadeCodesAnswer } from '#app/accounts/second-factor/MadeCodes.tsx';
import { readBegunPasskey } from '#app/accounts/second-factor/passkeys/add-passkey.server.ts';
import { NeedsScript } from '#app/accounts/second-factor/passkeys/NeedsScript.tsx';
import { NewPasskeyForm } from '#app/accounts/second-factor/passkeys/NewPasskeyForm.tsx';
import { RemoveFactor, removing } from '#app/accounts/second-factor/RemoveFactor.tsx';
import { readSecondFactor } from '#app/accounts/second-factor/read-second-factor.server.ts';
import { SettingUp } from '#app/accounts/second-factor/SettingUp.tsx';
import { setUpPath, withWayOn } from '#app/accounts/second-factor/second-factor-words.ts';
import { readSetUp } from '#app/accounts/second-factor/set-up.server.ts';
import { submitSecondFactor } from '#app/accounts/second-factor/submit-second-factor.server.ts';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { safePath } from '#app/platform/http/safe-path.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
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
  const [setUp, optionsJSON] = await Promise.all([
    readSetUp(request, viewer),
    readBegunPasskey(request, viewer),
  ]);
  const suggested = deviceName(request.headers.get('user-agent'));
  return {
    email: viewer.email,
    isNeeded: viewer.awaitsSecondFactor && factor === null,
    wayOn: safePath(fromOf(request), '/settings#second-factor'),
    factor,
    setUp: factor?.hasApp ? null : setUp,
    newPasskey: optionsJSON && { optionsJSON, suggested },
    asked: factor && removing(factor, new URL(request.url).searchParams.get('remove')),
    here: withWayOn(setUpPath, fromOf(request)),
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
  const { isNeeded, wayOn } = loaderData;
  return (
    <PageFrame width="reading" className="max-w-[38rem]">
      <PrivateMeta title="Second Factor" />
      <PageHeading
        above={<BackLink to="/settings#second-factor">Settings</BackLink>}
        title="Second Factor"
        lead="Signing in then needs a passkey or a code of an authenticator app besides your password, so that a password alone opens nothing."
      />
      <MadeCodes wayOn={wayOn} />
      {isNeeded ? (
        <div className="mb-6">
          <Notice title="What you asked for needs a second factor">
            Set it up here, and it opens.
          </Notice>
        </div>
      ) : null}
      <Body {...loaderData} />
    </PageFrame>
  );
}

type Loaded = Route.ServerComponentProps['loaderData'];

/** What was begun or asked before all that there is to do. */
function Body({ email, factor, setUp, newPasskey, asked, here }: Loaded) {
  if (setUp) return <SettingUp {...setUp} />;
  if (newPasskey) {
    return (
      <FactorSection
        id="new-passkey"
        title="New Passkey"
        text="Your browser asks where it is to be kept: on this device, on a telephone or on a security key."
      >
        <NeedsScript />
        <NewPasskeyForm {...newPasskey} />
      </FactorSection>
    );
  }
  if (factor && asked) return <RemoveFactor {...asked} state={factor} email={email} back={here} />;
  const removeAddress = (removed: string) =>
    `${here}${here.includes('?') ? '&' : '?'}${new URLSearchParams({ remove: removed })}`;
  return <FactorSections factor={factor} email={email} removeAddress={removeAddress} />;
}
