'use client';
import { useActionData } from 'react-router';
import { CopyField } from '#app/ui/CopyField.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import type { MadeFeed } from './made-feed.ts';

/** Addresses that were just made, for their reader to take along: they are not shown again. */
export function MadeAddresses() {
  const made = useActionData<Partial<MadeFeed>>()?.made;
  if (!made) return null;
  const isOne = made.addresses.length === 1;
  const calendar = made.addresses.find(({ file }) => file.endsWith('.ics'));
  return (
    <div className="notice mb-6" role="status">
      <div className="notice-body grid min-w-0 flex-1 gap-3">
        <p className="notice-title">{isOne ? 'Your new address' : 'Your new addresses'}</p>
        <p>
          Give {isOne ? 'it' : 'them'} to your program now: {isOne ? 'it is' : 'they are'} not shown
          again. Whoever has {isOne ? 'it' : 'one'} reads with you.
        </p>
        {made.addresses.map(({ file, label, address }) => (
          <CopyField key={address} name={file} label={label} value={address} />
        ))}
        {calendar ? (
          <div className="button-row">
            <LinkButton
              to={calendar.address.replace(/^https?:/, 'webcal:')}
              reloadDocument
              variant="secondary"
            >
              Subscribe in Your Calendar
            </LinkButton>
          </div>
        ) : null}
      </div>
    </div>
  );
}
