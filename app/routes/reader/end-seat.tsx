import { redirect } from 'react-router';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { EndSeatForm } from '#app/plans/seats/EndSeat.tsx';
import { endSeat, readSeat } from '#app/plans/seats/end-seat.server.ts';
import { seatEndings, seatsPath } from '#app/plans/seats/seat-words.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { formatDay } from '#app/platform/moment.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { DefinitionList } from '#app/ui/DefinitionList.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/end-seat';

export async function loader({ request, params: { seatId }, context }: Route.LoaderArgs) {
  const { userId } = requireViewer(context, request);
  return { seatId, ...(await orErrorPage(readSeat({ userId, seatId }))) };
}

export async function action({ request, params: { seatId }, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  const ending = await orErrorPage(endSeat({ userId, seatId }));
  showToast(context, 'success', seatEndings[ending].done);
  return redirect(ending === 'leave' ? '/settings' : seatsPath);
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { seatId, ending, other, since } = loaderData;
  const { title, text } = seatEndings[ending];
  return (
    <PageFrame width="reading" className="max-w-[34rem]">
      <PrivateMeta title={title} />
      <PageHeading above={<BackLink to={seatsPath}>Seats</BackLink>} title={title} lead={text} />
      <DefinitionList
        items={[
          { term: ending === 'leave' ? 'Given by' : 'Email', value: other },
          { term: 'Since', value: formatDay(since) },
        ]}
      />
      <div className="button-row mt-6">
        <EndSeatForm seatId={seatId} ending={ending} />
        <LinkButton to={seatsPath}>Cancel</LinkButton>
      </div>
    </PageFrame>
  );
}
