import { Form, Link } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { formatMeetingDate, formatTypedDate } from '#app/meetings/meeting-date.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { DifferenceList } from '#app/summaries/minutes/DifferenceList.tsx';
import { MinutesState } from '#app/summaries/minutes/MinutesState.tsx';
import {
  type MinutesPage,
  readMinutesPage,
} from '#app/summaries/minutes/read-minutes-page.server.ts';
import { TakeInMinutesForm } from '#app/summaries/minutes/TakeInMinutesForm.tsx';
import { readSpread } from '#app/summaries/review/spread.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Panel } from '#app/ui/Panel.tsx';
import { RefusalFocus } from '#app/ui/RefusalFocus.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { Route } from './+types/minutes';
import { minutesAction } from './minutes-action.server.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const page = await orErrorPage(readMinutesPage(params.meetingId));
  const { title, date, governmentBody } = page.meeting;
  return {
    ...page,
    title,
    about: [title, formatMeetingDate(date), governmentBody].filter(Boolean).join(' · '),
    back: `/admin/meetings/${params.meetingId}`,
    still: await readStill(page, new URL(request.url).searchParams.get('also')),
    approvedOn: formatTypedDate(page.minutes?.approvedOn),
  };
}

/** Where the draft's text still says what a save has changed in its votes. */
async function readStill({ version }: MinutesPage, save: string | null) {
  if (!version?.isDraft || !save || !/^\d{1,9}$/.test(save)) return null;
  const spread = await readSpread({ versionId: version.id, save: Number(save) });
  return spread && { places: spread.places.length, at: `?version=${version.id}&also=${save}` };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { userId } = requireAdmin(context, request);
  return minutesAction({ request, context, actorId: userId, meetingId: params.meetingId });
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { minutes, compared, version, back, approvedOn } = loaderData;
  return (
    <RefusalFocus className="grid max-w-[56rem] gap-8">
      <PrivateMeta title={`Minutes · ${loaderData.title}`} />
      <header>
        <BackLink to={back}>Review</BackLink>
        <h2 className="section-title">Minutes</h2>
        <p className="mt-1 text-muted">{loaderData.about}</p>
        {minutes ? <p className="mt-1 text-muted">{stateOf(loaderData)}</p> : null}
      </header>
      {minutes && compared && version ? (
        <section aria-labelledby="differences-title" className="grid gap-4">
          <h3 id="differences-title" className="font-semibold">
            {headingOf(compared)}
          </h3>
          <p>{foundOf(minutes.votes, compared)}</p>
          {loaderData.still ? (
            <Notice>
              The draft’s text still says what was heard in{' '}
              {loaderData.still.places === 1 ? '1 place' : `${loaderData.still.places} places`}.{' '}
              <Link to={back + loaderData.still.at}>Change it there too</Link>
            </Notice>
          ) : null}
          {version.isDraft || compared.differences.length === 0 ? null : <Correct />}
          {compared.differences.length > 0 ? (
            <DifferenceList
              differences={compared.differences}
              on={{
                revision: minutes.revision,
                versionId: version.id,
                versionRevision: version.revision,
              }}
              isDraft={version.isDraft}
              desk={`${back}?version=${version.id}`}
            />
          ) : null}
          <Untold untold={compared.untold} />
        </section>
      ) : minutes ? (
        <p>There is no summary yet to lay them beside. They are compared once it is drafted.</p>
      ) : (
        <p>
          Take in the minutes of this meeting: what they say of each motion is laid beside what was
          heard, and where they are approved, readers see which votes agree with them.
        </p>
      )}
      {minutes ? (
        <Panel title="These minutes" id="state-title">
          <MinutesState key={approvedOn} approvedOn={approvedOn} />
        </Panel>
      ) : null}
      <Panel title={minutes ? 'Take in other minutes' : 'Take in the minutes'} id="take-in-title">
        {/* What was taken in is not offered again. */}
        <TakeInMinutesForm key={minutes?.revision ?? 0} hasMinutes={minutes !== null} />
      </Panel>
    </RefusalFocus>
  );
}

/** Only a draft can be changed. */
function Correct() {
  return (
    <Form method="post">
      <p className="mb-2">
        The summary is published. To take the minutes’ word, start a correction.
      </p>
      <SubmitButton name="intent" value="correct" variant="secondary" pendingLabel="Starting...">
        Start a Correction
      </SubmitButton>
    </Form>
  );
}

function Untold({ untold }: { untold: { place: number; motion: string }[] }) {
  if (untold.length === 0) return null;
  return (
    <Disclosure
      label={`${untold.length === 1 ? '1 vote was' : `${untold.length} votes were`} heard that the minutes do not tell of`}
    >
      <ul className="row-list">
        {untold.map(({ place, motion }) => (
          <li key={place}>
            Vote {place}: {motion}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

type Compared = NonNullable<MinutesPage['compared']>;

function headingOf({ differences }: Compared): string {
  const open = differences.filter(({ isKept }) => !isKept).length;
  if (differences.length === 0) return 'The minutes and the votes agree';
  if (open === 0) return 'Every difference is answered';
  return open === 1 ? '1 difference to answer' : `${open} differences to answer`;
}

const foundOf = (votes: number, { found }: Compared) =>
  `${found} of the ${votes === 1 ? '1 motion' : `${votes} motions`} in the minutes ${found === 1 ? 'is' : 'are'} among the votes of the summary.`;

function stateOf({ minutes }: MinutesPage): string {
  const approved = minutes?.approvedOn
    ? `approved ${formatMeetingDate(minutes.approvedOn)}`
    : 'not approved yet';
  return [minutes?.fileName ?? 'Pasted text', approved].join(' · ');
}
