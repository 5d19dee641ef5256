import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '#app/brand.ts';
import { PublicMeta } from '#app/PageMeta.tsx';
import { entityChanges } from '#app/plans/plan-catalogue.ts';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/help';

export const handle = { hydrate: false };

const answers: { title: string; text: ReactNode }[] = [
  {
    title: 'What do I follow, and how much?',
    text: (
      <>
        Under <Link to="/govt-entity-selection">Select Government Entities</Link> tick the bodies
        whose meetings you want to read. How many there can be depends on your plan (
        <Link to="/pricing">Pricing</Link>). On plans with a limit you can change to{' '}
        {entityChanges.most} other entities within {entityChanges.days} days; going back to one you
        followed in that time is always possible.
      </>
    ),
  },
  {
    title: 'A government body is missing',
    text: (
      <>
        <Link to="/request-entity">Ask for it</Link>. New ones are added every week.
      </>
    ),
  },
  {
    title: 'How do I find what was said about something?',
    text: (
      <>
        Ask for it under <Link to="/search">Search</Link>: words, names, streets, case numbers. On a
        page that you are signed in to, the key / goes to the search box and Escape back; that can
        be switched off there. Each transcript has a box of its own, which finds words in all of it.
        A whole question goes to <Link to="/ask">Ask the record</Link>.
      </>
    ),
  },
  {
    title: 'How do I check a summary?',
    text: 'Each time or number in the text leads to the place in the record where it was said. Where a meeting has audio or video, you can listen from there.',
  },
  {
    title: 'A sentence is wrong',
    text: (
      <>
        Under each summary is ‘Report a sentence’. We read every report beside the record.
        Corrections are marked on the summary and listed under{' '}
        <Link to="/corrections">Corrections</Link>.
      </>
    ),
  },
  {
    title: 'Who can see my notes?',
    text: 'You alone. What you write as feedback is read by our editors.',
  },
  {
    title: 'Can a program read it?',
    text: (
      <>
        With a key from your settings, as JSON, and by webhooks that tell it what is new; the page
        on the <Link to="/api">API</Link> says how. Each body has a calendar and a feed on its page,
        open to all. All that you follow, and what your searches find, your calendar and news reader
        read by secret addresses, which you make and end{' '}
        <Link to="/settings/feeds">in your settings</Link>.
      </>
    ),
  },
  {
    title: 'Plans, payment and your account',
    text: (
      <>
        In your <Link to="/settings">settings</Link> you change or cancel a plan, set a new password
        or a second factor beside it, download everything held about you, and delete your account.
      </>
    ),
  },
];

export function ServerComponent({ matches }: Route.ServerComponentProps) {
  return (
    <PageFrame width="reading">
      <PublicMeta
        title="Help"
        description={`How ${brand.name} is used: following government bodies, checking a summary against its record, reporting a mistake, plans and your account.`}
        path="/help"
        matches={matches}
      />
      <PageHeading title="Help" lead={`What readers of ${brand.name} ask first.`} />
      <div className="prose-page">
        {answers.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
        <h2>Anything else</h2>
        <p>Write to us. A person answers.</p>
      </div>
      <LinkButton to="/contact" variant="primary">
        Contact us
      </LinkButton>
    </PageFrame>
  );
}
