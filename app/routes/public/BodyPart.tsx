import type { ReactNode } from 'react';

type BodyPartProps = { id: string; title: string; children: ReactNode };

export function BodyPart({ id, title, children }: BodyPartProps) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="section-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
