'use client';
import { useNavigate } from 'react-router';
import { brand } from '#app/brand.ts';
import { Button } from '#app/ui/Button.tsx';
import { Dialog } from '#app/ui/Dialog.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { Panel } from '#app/ui/Panel.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const next = '/govt-entity-selection';
const title = `Welcome to ${brand.name}!`;
const text =
  "Use the 'Select Government Entities' page to choose the meetings you want to follow. You can change your choice at any time.";

type WelcomeDialogProps = {
  /** The page that the newcomer came from to sign up; null where they wanted no other. */
  wanted: string | null;
};

/**
 * After sign-up: a dialog, and where no script runs the same as a page. Both lead to the selection,
 * and whoever was on the way to another page also there, by closing the dialog too.
 */
export function WelcomeDialog({ wanted }: WelcomeDialogProps) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const go = (to: string) => navigate(to, { replace: true });
  // Whoever came to follow a body finds it ticked there.
  const choose = wanted?.startsWith(`${next}?`) ? wanted : next;
  const back =
    wanted && wanted !== choose ? (
      <LinkButton to={wanted} replace>
        Continue Where You Left Off
      </LinkButton>
    ) : null;
  if (!hydrated) {
    return (
      <Panel>
        <PageHeading title={title} lead={text} />
        <div className="button-row">
          <LinkButton to={choose} variant="primary">
            Let's Go!
          </LinkButton>
          {back}
        </div>
      </Panel>
    );
  }
  return (
    <>
      <h1 className="sr-only">Account created</h1>
      <Dialog
        open
        onOpenChange={() => go(wanted ?? choose)}
        title={title}
        description={text}
        footer={
          <>
            {back}
            <Button variant="primary" onClick={() => go(choose)}>
              Let's Go!
            </Button>
          </>
        }
      />
    </>
  );
}
