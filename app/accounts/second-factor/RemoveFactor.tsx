import { Link } from 'react-router';
import { FactorSection } from './FactorSection.tsx';
import { OwnerForm } from './OwnerForm.tsx';
import type { SecondFactorState } from './read-second-factor.server.ts';

/** What is about to be removed. */
export type Removing = {
  /** A passkey by its id, or 'app'. */
  factor: string;
  name: string;
  /** Nothing but the password is left then. */
  isLast: boolean;
};

/** What an address names that is there; null for anything else. */
export function removing(state: SecondFactorState, named: string | null): Removing | null {
  const factors = state.passkeys.length + (state.hasApp ? 1 : 0);
  const isLast = factors === 1;
  if (named === 'app' && state.hasApp) {
    return { factor: 'app', name: 'the authenticator app', isLast };
  }
  const passkey = state.passkeys.find(({ id }) => id === named);
  return passkey ? { factor: passkey.id, name: `“${passkey.name}”`, isLast } : null;
}

type RemoveFactorProps = Removing & {
  state: SecondFactorState;
  email: string;
  /** The page without the question. */
  back: string;
};

/** Asks before a factor is removed. */
export function RemoveFactor({ factor, name, isLast, state, email, back }: RemoveFactorProps) {
  return (
    <FactorSection
      id="removed-factor"
      title={`Remove ${name}?`}
      text={
        isLast
          ? 'It is the last one: your password alone then signs you in, and the recovery codes are deleted. Every other session ends.'
          : 'It then signs nobody in any more. Every other session ends.'
      }
    >
      <OwnerForm
        intent="remove"
        email={email}
        shows={{ app: state.hasApp, passkey: state.passkeys.length > 0 }}
        factor={factor}
        button="Remove"
        pendingLabel="Removing..."
        variant="danger"
      />
      <p className="mt-6">
        <Link to={back}>Keep it</Link>
      </p>
    </FactorSection>
  );
}
