import { brand } from '#app/brand.ts';
import { PublicMeta } from '#app/PageMeta.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/about';

export const handle = { hydrate: false };

const benefits = [
  {
    title: 'Time savings',
    text: 'A meeting of three hours becomes a few minutes of reading, set out by agenda item, with the votes where you look for them.',
  },
  {
    title: 'Stay informed',
    text: 'Follow the government bodies that matter to you in one place, whatever site each of them publishes its records on.',
  },
  {
    title: 'Stay alerted',
    text: 'Name the words you care about and get an e-mail when they come up in a meeting.',
  },
];

export function ServerComponent({ matches }: Route.ServerComponentProps) {
  return (
    <PageFrame>
      <PublicMeta
        title="About"
        description={`Why there is ${brand.name}: public meetings are open to all but too long for most. How summaries are made, and how they are checked.`}
        path="/about"
        matches={matches}
      />
      <PageHeading title={`About ${brand.name}`} lead={brand.tagline} />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[36rem_1fr]">
        <div className="prose-page">
          <p>
            Most of what a government decides, it decides in public: in a council chamber, at a
            planning board, in the meeting of a commission that few people know by name. The doors
            are open, but the meetings are long, there are many of them, and what was said is spread
            over recordings, minutes and agendas.
          </p>
          <p>
            Our mission is to make these meetings readable. {brand.name} takes the record of a
            meeting and sets out what happened: the items on the agenda, the arguments, the motions
            and the votes.
          </p>
          <h2>How a summary is made</h2>
          <p>
            A summary is drafted by software from the meeting's own record. Names, numbers, dates
            and votes are checked against that record, statements carry the place where they can be
            found in it, and a person reads the draft before it is published.
          </p>
          <p>
            Summaries can still be wrong. Where something depends on the exact words, go to the
            recording: each summary shows you where to look.
          </p>
        </div>
        <ul className="grid content-start gap-6">
          {benefits.map(({ title, text }) => (
            <li key={title} className="border-line-strong border-t pt-3">
              <h2 className="text-xl">{title}</h2>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-10">
        <LinkButton to="/auth?mode=signup" variant="primary">
          Access Your First Meeting
        </LinkButton>
      </div>
    </PageFrame>
  );
}
