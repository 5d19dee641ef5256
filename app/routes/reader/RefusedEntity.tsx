import { bodyPath } from '#app/entities/body-path.ts';
import { OfferActions, OfferText } from '#app/entities/FollowOffer.tsx';
import type { FollowOffer } from '#app/entities/follow-offer.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { ErrorPage } from '#app/ui/ErrorPage.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';

const denied = 'Entity not found or access denied';

/** An entity that this reader may not read, and what would open it. */
export function RefusedEntity({ offer }: { offer: FollowOffer | null }) {
  const back = <LinkButton to="/dashboard">Return to Dashboard</LinkButton>;
  return (
    <>
      <PrivateMeta title={denied} />
      {offer ? (
        <ErrorPage
          title={denied}
          text={<OfferText offer={offer} />}
          action={
            <OfferActions offer={offer} here={`/govt-entities/${offer.entity.id}`}>
              <LinkButton to={bodyPath(offer.entity.id)}>About This Body</LinkButton>
              {back}
            </OfferActions>
          }
        />
      ) : (
        <ErrorPage
          title={denied}
          text="You can read the meetings of the government entities that you follow."
          action={back}
        />
      )}
    </>
  );
}
