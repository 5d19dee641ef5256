'use client';
import { type ReactNode, useRef, useState } from 'react';
import { KeyboardHelp } from '../review/KeyboardHelp.tsx';
import { useKeysAreOn, useReviewKeys } from '../review/use-review-keys.ts';

const keys = [
  ['j', 'Next meeting'],
  ['k', 'Previous meeting'],
  ['Enter', 'Open it'],
  ['o', 'Take it, or give it back'],
  ['s', 'Put it off until a day'],
  ['/', 'Search in all meetings'],
  ['?', 'This list'],
] as const;

type InboxKeysProps = {
  queues: ReactNode;
  /** What stands beside them. */
  beside: ReactNode;
  children: ReactNode;
};

/** The inbox by keyboard. Everything that a key does is a link or a button of the row. */
export function InboxKeys({ queues, beside, children }: InboxKeysProps) {
  const root = useRef<HTMLDivElement>(null);
  const at = useRef(-1);
  const [helpOpen, setHelpOpen] = useState(false);
  const [keysAreOn, switchKeys] = useKeysAreOn();
  const targets = () => [...(root.current?.querySelectorAll<HTMLElement>('a.row-target') ?? [])];
  const current = () => {
    const all = targets();
    const held = all.findIndex((one) => one.closest('tr')?.contains(document.activeElement));
    return held === -1 ? null : all[held]?.closest('tr');
  };
  const move = (by: 1 | -1) => {
    const all = targets();
    const row = current();
    const here = row ? all.findIndex((one) => row.contains(one)) : at.current - (by === 1 ? 1 : 0);
    at.current = Math.min(Math.max(here + by, 0), all.length - 1);
    const target = all[at.current];
    target?.focus({ focusVisible: true } as FocusOptions);
    target?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  };
  useReviewKeys(
    {
      j: () => move(1),
      k: () => move(-1),
      o: () => current()?.querySelector<HTMLElement>('[data-take]')?.click(),
      s: () => {
        const form = current()?.querySelector('[data-snooze]');
        const details = form?.closest('details');
        if (details) details.open = true;
        form?.querySelector<HTMLElement>('input[type=date]')?.focus();
      },
      '?': () => setHelpOpen(true),
    },
    keysAreOn,
  );
  return (
    <div ref={root} className="inbox">
      <div className="inbox-bar">
        {queues}
        <span className="grow" />
        {beside}
        <KeyboardHelp
          keys={keys}
          open={helpOpen}
          onOpenChange={setHelpOpen}
          keysAreOn={keysAreOn}
          onSwitch={switchKeys}
        />
      </div>
      {children}
    </div>
  );
}
