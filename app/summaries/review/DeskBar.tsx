'use client';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/Button.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '#app/ui/icons.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

type DeskBarProps = {
  version: {
    id: string;
    revision: number;
    isDraft: boolean;
    lastSave: { revision: number; change: string } | null;
  };
  /** The numbers of the sentences that are not settled. */
  open: number[];
  onMarked: (by: 1 | -1) => void;
  children: ReactNode;
};

/** Stays in sight while the draft is read: what is marked, the way there, and the last step back. */
export function DeskBar({ version, open, onMarked, children }: DeskBarProps) {
  const hydrated = useHydrated();
  const last = version.lastSave;
  return (
    <div className="desk-bar">
      {open.length > 0 ? (
        <>
          <span className="font-semibold text-danger text-sm">{open.length} marked</span>
          {hydrated ? (
            <span className="flex gap-1">
              <Button small aria-label="Previous marked sentence" onClick={() => onMarked(-1)}>
                <ArrowUpIcon />
              </Button>
              <Button small aria-label="Next marked sentence" onClick={() => onMarked(1)}>
                <ArrowDownIcon />
              </Button>
            </span>
          ) : (
            <a href={`#n${open[0]}`} className="text-sm">
              First marked sentence
            </a>
          )}
        </>
      ) : (
        <span className="text-muted text-sm">Nothing marked</span>
      )}
      <span className="grow" />
      {version.isDraft && last ? (
        <Form method="post" preventScrollReset className="flex items-center gap-2" data-undo>
          <input type="hidden" name="versionId" value={version.id} />
          <input type="hidden" name="revision" value={version.revision} />
          <input type="hidden" name="to" value={last.revision} />
          <span className="text-muted text-sm max-sm:sr-only">{last.change}</span>
          <SubmitButton
            name="intent"
            value="bring-back"
            variant="secondary"
            small
            pendingLabel="Undoing..."
            aria-label={`Undo: ${last.change}`}
          >
            Undo
          </SubmitButton>
        </Form>
      ) : null}
      {children}
    </div>
  );
}
