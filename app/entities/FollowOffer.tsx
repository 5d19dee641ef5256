import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { FollowOffer } from './follow-offer.server.ts';
import { selectionPath } from './selection-path.ts';

/** Whose page a reader may not read, and what would open it. */
export function OfferText({ offer, children }: { offer: FollowOffer; children?: ReactNode }) {
  return (
    <>
      <p className="font-semibold text-ink">{offer.entity.title}</p>
      {children}
      <p className="mt-3">{offer.text}</p>
    </>
  );
}

type OfferActionsProps = {
  offer: FollowOffer;
  /** The page that following leads back to. */
  here: string;
  /** The way out, where the page has no other. */
  children?: ReactNode;
};

export function OfferActions({ offer, here, children }: OfferActionsProps) {
  return (
    <div className="button-row">
      {offer.mayFollow ? (
        <Form method="post" action={selectionPath}>
          <input type="hidden" name="add" value={offer.entity.id} />
          <input type="hidden" name="from" value={here} />
          <SubmitButton formAction={selectionPath} pendingLabel="Following...">
            Follow
          </SubmitButton>
        </Form>
      ) : (
        <>
          <LinkButton to="/pricing" variant="primary">
            See the plans
          </LinkButton>
          <LinkButton to={selectionPath}>Change What You Follow</LinkButton>
        </>
      )}
      {children}
    </div>
  );
}
