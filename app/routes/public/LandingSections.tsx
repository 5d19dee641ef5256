import { Link } from 'react-router';
import { brand } from '#app/brand.ts';
import { LinkButton } from '#app/ui/LinkButton.tsx';

const steps = [
  {
    title: 'Choose Your Focus',
    text: 'Pick the councils, boards, agencies and commissions that matter to you. New ones are added every week, and you can ask for yours.',
  },
  {
    title: 'Receive Clear Summaries',
    text: 'Each meeting is set out by agenda item: what was said, what was moved, who voted how. Every statement points to its place in the record.',
  },
  {
    title: 'Stay Informed',
    text: 'See what the bodies you follow have decided, keep private notes beside each summary, and go back to the exact words when you need them.',
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="mt-14">
      <h2 id="how" className="text-2xl">
        How It Works
      </h2>
      <ol className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-line-strong border-t pt-4">
            <p className="font-serif text-muted text-xl" aria-hidden="true">
              {index + 1}
            </p>
            <h3 className="mt-1 text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const readers = [
  ['Journalists', 'who cannot sit through every meeting on their beat'],
  ['Lawyers', 'who need the motion, the vote and the words behind it'],
  ['Researchers', 'who compare what many governments decide'],
  ['Professionals', 'whose work depends on a permit, a plan or a rule'],
  ['Municipalities', 'that want their own meetings read'],
  ['Engaged citizens', 'who want to know what is decided in their name'],
] as const;

export function Readers() {
  return (
    <section
      aria-labelledby="readers"
      className="mt-16 grid gap-x-14 gap-y-6 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="readers" className="text-2xl">
        Made for people who need to know
      </h2>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {readers.map(([who, why]) => (
          <li key={who} className="border-line border-t py-3">
            <strong>{who}</strong> <span className="text-muted">{why}.</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function FreePlan() {
  return (
    <section
      aria-labelledby="free"
      className="mt-16 flex flex-wrap items-center justify-between gap-6 rounded-lg bg-sunken p-6 sm:p-8"
    >
      <div className="max-w-[36em]">
        <h2 id="free" className="text-2xl">
          Following one local municipality is free
        </h2>
        <p className="mt-2 text-muted">
          Make an account, choose your municipality and read its meetings in {brand.name}.{' '}
          <Link to="/pricing">Other plans</Link> follow more.
        </p>
      </div>
      <LinkButton to="/auth?mode=signup&plan=free" variant="primary">
        Start Your Free Trial
      </LinkButton>
    </section>
  );
}
