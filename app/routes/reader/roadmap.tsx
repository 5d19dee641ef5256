import { brand } from '#app/brand.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { Badge, type BadgeState } from '#app/ui/Badge.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';

type Status = 'completed' | 'in-progress' | 'planned';

const statuses: { status: Status; title: string; badge: BadgeState; label: string }[] = [
  { status: 'completed', title: 'What works now', badge: 'done', label: 'Completed' },
  { status: 'in-progress', title: 'What is being built', badge: 'open', label: 'In progress' },
  { status: 'planned', title: 'What comes after', badge: 'neutral', label: 'Planned' },
];

/** Tells the truth: what works is completed, what is being built is in progress. */
const features: { status: Status; name: string; text: string }[] = [
  {
    status: 'completed',
    name: 'Summaries you can check',
    text: "Each sentence leads to its place in the meeting's record.",
  },
  {
    status: 'completed',
    name: 'Transcripts',
    text: 'The whole record of a meeting, with its times, beside the summary.',
  },
  {
    status: 'completed',
    name: 'Audio from agenda item',
    text: 'Where a meeting has audio or video, listen from the agenda item or the sentence you are reading.',
  },
  {
    status: 'completed',
    name: 'Reports of a sentence',
    text: 'Tell us which sentence of a summary is wrong. Corrections are listed with it.',
  },
  {
    status: 'completed',
    name: 'Government entities of your choice',
    text: 'Follow city councils, boards, agencies and commissions, and ask for those that are missing.',
  },
  {
    status: 'completed',
    name: 'Private notes and feedback',
    text: 'Kept with each meeting, for you alone.',
  },
  {
    status: 'completed',
    name: 'Search',
    text: 'Across titles, decisions, summaries and transcripts of the entities you follow, with each hit in its place.',
  },
  {
    status: 'completed',
    name: 'Keyword alerts',
    text: 'Save a search, and get mail with the line and who spoke when a meeting takes it up.',
  },
  {
    status: 'completed',
    name: 'Before the meeting',
    text: 'When and where a meeting is, its agenda, how to attend and comment; and mail before it where it is cancelled or moved.',
  },
  {
    status: 'completed',
    name: 'AI search',
    text: 'Ask the record: a question is answered by the passages nearest to it, and where a language model writes, by sentences that were each checked against what they cite.',
  },
  {
    status: 'completed',
    name: 'Public pages of government bodies',
    text: 'When each one meets, what was decided, who sits on it and how often it is summarised, for everybody.',
  },
  {
    status: 'completed',
    name: 'Calendars, feeds and podcasts',
    text: "Each body's meetings in your calendar, its new summaries in a news reader, and its recordings where there are any.",
  },
  {
    status: 'completed',
    name: 'In your own calendar and news reader',
    text: 'On Pro and above, all that you follow and what your searches find, by secret addresses that you can end.',
  },
  {
    status: 'completed',
    name: 'Summaries by email',
    text: 'New summaries of the entities you follow: at once, every day or every week, as you choose.',
  },
  {
    status: 'completed',
    name: 'Matters across meetings',
    text: 'On Pro+ and above, follow a bill, a case, an address or a project from one meeting to the next, with mail when it moves. Its history is there for everybody.',
  },
  {
    status: 'completed',
    name: 'Shared meetings',
    text: 'On Pro and above, a link to one meeting that others can read for 30 days without an account.',
  },
  {
    status: 'completed',
    name: 'Lists to take along',
    text: "On Pro and above, a body's meetings and what a search found as CSV.",
  },
  {
    status: 'completed',
    name: 'API',
    text: 'On Pro+ and above, programs of yours read as JSON what you may read.',
  },
  {
    status: 'completed',
    name: 'Webhooks',
    text: 'On Enterprise, programs of yours are told of new and corrected summaries, changed meetings and finds of your searches.',
  },
  {
    status: 'completed',
    name: 'Meetings on other sites',
    text: 'On Municipal, a list of your meetings, past and to come, for a page of your own.',
  },
  {
    status: 'completed',
    name: 'Seats',
    text: 'On Enterprise, five people have the plan under one bill.',
  },
  {
    status: 'completed',
    name: 'Your account in your hands',
    text: 'See and end your sessions, download everything held about you, delete it.',
  },
  {
    status: 'completed',
    name: 'Paid plans',
    text: 'Pay by card, and change, cancel or resume a plan in your settings.',
  },
  {
    status: 'in-progress',
    name: 'Records that arrive by themselves',
    text: 'Agendas, captions and minutes fetched from where governments publish them, so that a summary comes sooner after its meeting.',
  },
  {
    status: 'planned',
    name: 'A second factor',
    text: 'Sign in with a passkey, or with a code besides your password.',
  },
];

const shownStatuses = statuses.filter(({ status }) =>
  features.some((feature) => feature.status === status),
);

export function ServerComponent() {
  return (
    <PageFrame width="reading">
      <PrivateMeta title="Roadmap" />
      <PageHeading
        title="Roadmap"
        lead={`What ${brand.name} does today, and what comes next.`}
        actions={
          <LinkButton to="/pricing" variant="primary">
            Get Started
          </LinkButton>
        }
      />
      <div className="grid gap-10">
        {shownStatuses.map(({ status, title, badge, label }) => (
          <section key={status} aria-labelledby={status}>
            <h2 id={status} className="section-title mb-3">
              {title}
            </h2>
            <ul className="divide-y divide-line border-line border-y">
              {features
                .filter((feature) => feature.status === status)
                .map(({ name, text }) => (
                  <li
                    key={name}
                    className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
                  >
                    <div className="min-w-0 max-w-[32rem]">
                      <h3 className="font-sans font-semibold text-base">{name}</h3>
                      <p className="text-muted">{text}</p>
                    </div>
                    <Badge state={badge}>{label}</Badge>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </PageFrame>
  );
}
