import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { firstPlanWithSeats } from '#app/plans/plan-catalogue.ts';
import { EndSeat } from '#app/plans/seats/EndSeat.tsx';
import { InviteForm } from '#app/plans/seats/InviteForm.tsx';
import { inviteAgain } from '#app/plans/seats/invite-again.server.ts';
import { inviteToSeat } from '#app/plans/seats/invite-to-seat.server.ts';
import { listSeats } from '#app/plans/seats/list-seats.server.ts';
import { SeatList } from '#app/plans/seats/SeatList.tsx';
import { seatForm } from '#app/plans/seats/seat-form.ts';
import { seatsPath } from '#app/plans/seats/seat-words.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refusalOf, refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { formatDay } from '#app/platform/moment.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/seats';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId } = requireViewer(context, request);
  return orErrorPage(listSeats(userId));
}

const failed = 'The invitation was not sent. Please try again.';

export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  const form = await readForm(request);
  if (form.get('intent') === 'again') {
    try {
      await inviteAgain({ ownerId: userId, seatId: String(form.get('seat') ?? '') });
      showToast(context, 'success', 'A new link was sent. The one before it no longer works.');
    } catch (error) {
      showToast(context, 'error', refusalOf(error, failed).message);
    }
    return redirect(seatsPath);
  }
  const submission = parseWithZod(form, { schema: seatForm });
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply() }, { status: 400 });
  }
  try {
    await inviteToSeat({ ownerId: userId, email: submission.value.email });
  } catch (error) {
    return refuseForm({ submission, error, failed });
  }
  showToast(context, 'success', 'The invitation was sent.');
  return redirect(seatsPath);
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { plan, given, held } = loaderData;
  const others = (plan?.seats ?? 1) - 1;
  const free = others - given.length;
  return (
    <PageFrame>
      <PrivateMeta title="Seats" />
      <PageHeading
        above={<BackLink to="/settings">Settings</BackLink>}
        title="Seats"
        lead={
          plan
            ? `Your ${plan.name} plan has ${plan.seats} seats under one bill: yours, and ${others} for others.`
            : 'A seat is a place on a plan that somebody else pays for.'
        }
      />
      {held ? <HeldSeat {...held} /> : null}
      {plan || held ? null : <NoSeats />}
      {given.length > 0 ? (
        <section aria-labelledby="given" className="mb-10">
          <h2 id="given" className="section-title mb-3">
            Seats You Give
          </h2>
          <SeatList seats={given} maySend={plan !== null} />
          <p className="mt-3 text-muted text-sm">
            Whoever takes a seat has the plan as long as you do
            {plan?.until ? `, until ${formatDay(plan.until)}` : ''}. You see who has a seat, and
            nothing of what they read, follow or write.
          </p>
        </section>
      ) : null}
      {plan ? (
        <section aria-labelledby="invite" className="max-w-[40rem]">
          <h2 id="invite" className="section-title mb-3">
            Invite
          </h2>
          <p className="mb-3">
            {free > 0
              ? `${free} of ${others} seats ${free === 1 ? 'is' : 'are'} free.`
              : `All ${others} seats for others are taken or offered. End one first.`}
          </p>
          <InviteForm />
        </section>
      ) : null}
    </PageFrame>
  );
}

function HeldSeat({ id, of, since }: { id: string; of: string; since: Date | null }) {
  return (
    <section aria-labelledby="held" className="mb-10">
      <h2 id="held" className="section-title mb-3">
        Your Seat
      </h2>
      <p className="mb-3 wrap-anywhere">
        {of} gives you a seat{since ? ` since ${formatDay(since)}` : ''}. They see your address
        here, and nothing of what you read, follow or write.
      </p>
      <EndSeat seatId={id} ending="leave" of={of} />
    </section>
  );
}

function NoSeats() {
  return (
    <div className="mb-8 grid gap-4">
      <Notice>
        Your plan has no seats for others. {firstPlanWithSeats.name} has {firstPlanWithSeats.seats}{' '}
        under one bill.
      </Notice>
      <div>
        <LinkButton to="/pricing">See Plans</LinkButton>
      </div>
    </div>
  );
}
