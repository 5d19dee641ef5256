import type { ReactNode } from 'react';

type FactorSectionProps = { id: string; title: string; text: ReactNode; children: ReactNode };

/** One of the things that can be done with a second factor. */
export function FactorSection({ id, title, text, children }: FactorSectionProps) {
  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 id={id} className="section-title mb-1">
        {title}
      </h2>
      <p className="mb-4 text-muted">{text}</p>
      {children}
    </section>
  );
}
