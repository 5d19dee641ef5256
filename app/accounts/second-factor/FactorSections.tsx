import { Link } from 'react-router';
import { formatMoment } from '#app/platform/moment.ts';
import { FactorSection } from './FactorSection.tsx';
import { OwnerForm, type Shows } from './OwnerForm.tsx';
import { NeedsScript } from './passkeys/NeedsScript.tsx';
import { PasskeyList } from './passkeys/PasskeyList.tsx';
import { mostPasskeys } from './passkeys/passkey-form.ts';
import type { SecondFactorState } from './read-second-factor.server.ts';

type FactorSectionsProps = {
  /** Null where there is none yet. */
  factor: SecondFactorState | null;
  email: string;
  /** The page that asks before a factor is removed: a passkey by its id, or 'app'. */
  removeAddress: (factor: string) => string;
};

/** All that can be done with a second factor, or to get one. */
export function FactorSections({ factor, email, removeAddress }: FactorSectionsProps) {
  const shows = factor && { app: factor.hasApp, passkey: factor.passkeys.length > 0 };
  return (
    <>
      {factor ? <p className="mb-8">{stateOf(factor)}</p> : null}
      <Passkeys {...{ factor, email, shows, removeAddress }} />
      <App {...{ factor, email, shows, removeAddress }} />
      {factor ? <Whole email={email} shows={shows} /> : null}
    </>
  );
}

function stateOf({ since, recoveryCodes }: SecondFactorState): string {
  const codes =
    recoveryCodes === 1 ? 'One recovery code is' : `${recoveryCodes} recovery codes are`;
  return `It has been on since ${formatMoment(since)}. ${codes} left.`;
}

type KindProps = FactorSectionsProps & { shows: Shows | null };

function Passkeys({ factor, email, shows, removeAddress }: KindProps) {
  const passkeys = factor?.passkeys ?? [];
  return (
    <FactorSection
      id="passkeys"
      title="Passkeys"
      text="Your device signs for this site alone, by its screen lock or a security key: no other page can ask for it."
    >
      {passkeys.length > 0 ? (
        <div className="mb-6">
          <PasskeyList passkeys={passkeys} removeAddress={removeAddress} />
        </div>
      ) : null}
      {passkeys.length < mostPasskeys ? (
        <>
          <NeedsScript />
          <div className="noscript:hidden">
            <OwnerForm
              intent="begin-passkey"
              email={email}
              shows={shows}
              button="Add a Passkey"
              pendingLabel="Adding..."
              variant={factor ? 'secondary' : 'primary'}
            />
          </div>
        </>
      ) : (
        <p>You have {mostPasskeys} passkeys, which is as many as there can be.</p>
      )}
    </FactorSection>
  );
}

function App({ factor, email, shows, removeAddress }: KindProps) {
  if (!factor?.hasApp) {
    return (
      <FactorSection
        id="app"
        title="Authenticator App"
        text="It shows a new code every half minute."
      >
        <OwnerForm
          intent="begin"
          email={email}
          shows={shows}
          button="Set Up"
          pendingLabel="Setting Up..."
          variant="secondary"
        />
      </FactorSection>
    );
  }
  if (factor.passkeys.length === 0) return null;
  return (
    <FactorSection id="app" title="Authenticator App" text="Its codes sign you in, too.">
      <Link to={removeAddress('app')}>Remove the app</Link>
    </FactorSection>
  );
}

function Whole({ email, shows }: { email: string; shows: Shows | null }) {
  return (
    <>
      <FactorSection
        id="new-codes"
        title="New Recovery Codes"
        text="Ten new ones, for which the old ones no longer work."
      >
        <OwnerForm
          intent="renew"
          email={email}
          shows={shows}
          button="Make New Codes"
          pendingLabel="Making..."
          variant="secondary"
        />
      </FactorSection>
      <FactorSection
        id="no-factor"
        title="Turn Off"
        text="Your password alone then signs you in. Every other session ends."
      >
        <OwnerForm
          intent="turn-off"
          email={email}
          shows={shows}
          button="Turn Off"
          pendingLabel="Turning Off..."
          variant="danger"
        />
      </FactorSection>
    </>
  );
}
