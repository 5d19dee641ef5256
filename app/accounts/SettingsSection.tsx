import type { ReactNode } from 'react';

type SettingsSectionProps = {
  id: string;
  title: string;
  /** What the section is for, in a sentence. */
  text?: ReactNode;
  children: ReactNode;
};

/** One subject of settings: what it is about to the left, where there is room, and what to do. */
export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-line border-t py-8 md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="section-title">
          {title}
        </h2>
        {text ? <p className="mt-1 text-muted text-sm">{text}</p> : null}
      </div>
      <div className="min-w-0 max-w-[36rem]">{children}</div>
    </section>
  );
}
