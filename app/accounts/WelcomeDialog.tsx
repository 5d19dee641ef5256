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

/** After sign-up: a dialog, and where no script runs the same as a page. Both lead one way. */
export function WelcomeDialog() {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const go = () => navigate(next, { replace: true });
  if (!hydrated) {
    return (
      <Panel>
        <PageHeading title={title} lead={text} />
        <LinkButton to={next} variant="primary">
          Let's Go!
        </LinkButton>
      </Panel>
    );
  }
  return (
    <>
      <h1 className="sr-only">Account created</h1>
      <Dialog
        open
        onOpenChange={go}
        title={title}
        description={text}
        footer={
          <Button variant="primary" onClick={go}>
            Let's Go!
          </Button>
        }
      />
    </>
  );
}
