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
    name: 'Shared meetings',
    text: 'On Pro and above, a link to one meeting that others can read for 30 days without an account.',
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
    status: 'planned',
    name: 'Keyword alerts',
    text: 'An email when a meeting takes up what you watch for.',
  },
  {
    status: 'planned',
    name: 'AI search',
    text: 'Ask across all meetings, with answers that cite them.',
  },
  {
    status: 'planned',
    name: 'Summaries by email',
    text: 'New summaries of the entities you follow, as they appear.',
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
