import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { OfferActions, OfferText } from '#app/entities/FollowOffer.tsx';
import type { RefusedMeeting as PublicOfMeeting } from '#app/meetings/refused-meeting.server.ts';
import { ErrorPage } from '#app/ui/ErrorPage.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';

type RefusedMeetingProps = {
  title: string;
  /** What is said of a form that was sent here. */
  said: ReactNode;
  /** What is public of it; null where nothing opens it. */
  denied: PublicOfMeeting | null;
  here: string;
};

/** A meeting that this reader may not read: whose it is, and what would open it. */
export function RefusedMeeting({ title, said, denied, here }: RefusedMeetingProps) {
  const back = <LinkButton to="/my-meetings">Go Back</LinkButton>;
  if (!denied) return <ErrorPage title={title} text={said} action={back} />;
  const { offer } = denied;
  return (
    <ErrorPage
      title={title}
      text={
        <OfferText offer={offer}>
          <p>Meeting of {denied.date}</p>
          <p>
            <Link to={denied.publicPath}>When and where, and the agenda</Link>
          </p>
        </OfferText>
      }
      action={
        <OfferActions offer={offer} here={here}>
          {back}
        </OfferActions>
      }
    />
  );
}
