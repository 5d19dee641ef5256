import type { ReactNode } from 'react';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';

type LegalPageProps = { title: string; children: ReactNode };

/** Both legal documents carry the same date. */
export function LegalPage({ title, children }: LegalPageProps) {
  return (
    <PageFrame width="reading">
      <PageHeading title={title} lead="Last updated April 14, 2025" />
      <div className="prose-page">{children}</div>
    </PageFrame>
  );
}
