'use client';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '#app/ui/icons.tsx';
import { opensElsewhere } from '#app/ui/opens-elsewhere.ts';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { OpenFinding } from '../findings/open-findings.ts';
import { placeOnDesk } from './place-on-desk.ts';
import { publishAddress } from './publish-address.ts';
import { RemoveChosen } from './RemoveChosen.tsx';
import { type OpenSentence, openByRisk, type SentenceOrder } from './sentence-order.ts';

type DeskBarProps = {
  version: {
    id: string;
    revision: number;
    isDraft: boolean;
    doubts: readonly unknown[];
    findings: readonly OpenFinding[];
    lastSave: { revision: number; change: string } | null;
  };
  /** The sentences that are not settled. */
  open: OpenSentence[];
  order: SentenceOrder;
  address: string;
  onMarked: (by: 1 | -1) => void;
  onPublish: () => void;
  children: ReactNode;
};

/** Stays in sight while the draft is read: what is to settle, the way there, and the last step back. */
export function DeskBar({ version, open, order, address, children, ...on }: DeskBarProps) {
  const hydrated = useHydrated();
  const last = version.lastSave;
  const isDoubted = version.doubts.length > 0;
  const { findings } = version;
  const count = open.length + findings.length;
  const [number] = openByRisk(open)[0]?.numbers ?? [];
  const first = number === undefined ? findings[0]?.place : placeOnDesk.sentence(number - 1);
  return (
    <div className="desk-bar">
      {count > 0 ? (
        <>
          <span className="font-semibold text-danger text-sm">{count} to settle</span>
          {hydrated && open.length > 0 ? (
            <span className="flex gap-1">
              <Button
                small
                aria-label="Previous sentence to settle"
                onClick={() => on.onMarked(-1)}
              >
                <ArrowUpIcon />
              </Button>
              <Button small aria-label="Next sentence to settle" onClick={() => on.onMarked(1)}>
                <ArrowDownIcon />
              </Button>
            </span>
          ) : (
            <a href={`#${first}`} className="text-sm">
              First to settle
            </a>
          )}
          {open.length > 0 ? <OrderOfSentences order={order} address={address} /> : null}
        </>
      ) : (
        <span className="text-muted text-sm">
          {isDoubted ? 'A notice at the top to answer' : 'Nothing to settle'}
        </span>
      )}
      <span className="grow" />
      {version.isDraft ? <RemoveChosen version={version} /> : null}
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
      {version.isDraft && count === 0 && !isDoubted ? (
        <PublishLink address={address} onPublish={on.onPublish} />
      ) : null}
      {children}
    </div>
  );
}

/** Who has read to the end is far from the button at the top. */
function PublishLink({ address, onPublish }: { address: string; onPublish: () => void }) {
  return (
    <a
      href={publishAddress(address)}
      className={buttonClass({ variant: 'secondary', small: true })}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        event.currentTarget.focus({ preventScroll: true });
        onPublish();
      }}
    >
      Publish…
    </a>
  );
}

type OrderProps = { order: SentenceOrder; address: string };

function OrderOfSentences({ order, address }: OrderProps) {
  const at = new URL(address, 'http://desk');
  at.searchParams.delete('order');
  if (order === 'risk') at.searchParams.set('order', 'told');
  return (
    <Link to={at.pathname + at.search} preventScrollReset className="text-sm" data-order>
      {order === 'risk' ? 'As readers see it' : 'Risk first'}
    </Link>
  );
}
