'use client';
import { useActionData } from 'react-router';
import { LinkButton } from '#app/ui/LinkButton.tsx';

/** What the action answers with once: the codes, of which only hashes are kept. */
export type MadeCodesAnswer = { codes: string[] };

/** The recovery codes that were just made, and the way on. */
export function MadeCodes({ wayOn }: { wayOn: string }) {
  const codes = useActionData<Partial<MadeCodesAnswer>>()?.codes;
  if (!codes) return null;
  return (
    <div className="notice mb-8" role="status">
      <div className="notice-body min-w-0 flex-1">
        <p className="notice-title">Your recovery codes</p>
        <p className="mb-3">
          Each signs you in once when your authenticator app or passkey is not at hand. Print them
          or put them into your password manager now: they are not shown again.
        </p>
        <ul className="mb-4 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 gap-y-1">
          {codes.map((code) => (
            <li key={code} className="font-mono">
              {code}
            </li>
          ))}
        </ul>
        <LinkButton to={wayOn}>I Have Kept Them</LinkButton>
      </div>
    </div>
  );
}
