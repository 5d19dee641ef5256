import type { ComponentProps, ReactNode } from 'react';
import { PublicMeta } from '#app/PageMeta.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';

type LegalPageProps = ComponentProps<typeof PublicMeta> & { title: string; children: ReactNode };

/** Both legal documents carry the same date. */
export function LegalPage({ children, ...page }: LegalPageProps) {
  return (
    <PageFrame width="reading">
      <PublicMeta {...page} />
      <PageHeading title={page.title} lead="Last updated April 14, 2025" />
      <div className="prose-page">{children}</div>
    </PageFrame>
  );
}
