import type { ReactNode } from 'react';

type PartProps = { id: string; title: string; text?: ReactNode; children: ReactNode };

/** One part of the design system's page. */
export function Part({ id, title, text, children }: PartProps) {
  return (
    <section
      aria-labelledby={id}
      className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-6 border-line-strong border-t pt-5"
    >
      <div>
        <h2 id={id} className="scroll-mt-4 text-2xl">
          {title}
        </h2>
        {text ? <p className="mt-1 max-w-[44em] text-muted">{text}</p> : null}
      </div>
      {children}
    </section>
  );
}

/** A component or a state of it, under its name. */
export function Shown({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 text-muted text-sm">{name}</p>
      {children}
    </div>
  );
}
