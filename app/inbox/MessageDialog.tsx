'use client';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/ui/Button.tsx';
import { Dialog } from '#app/ui/Dialog.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { Panel } from '#app/ui/Panel.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useVisitDialog } from '#app/ui/use-visit-dialog.ts';

type MessageDialogProps = {
  /** The list without the message. */
  back: string;
  children: ReactNode;
};

/** A dialog over the list where a script runs; else a part of the page. */
export function MessageDialog({ back, children }: MessageDialogProps) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const dialog = useVisitDialog();

  function close() {
    dialog.close();
    navigate(back, { preventScrollReset: true });
  }

  if (!hydrated) {
    return (
      <Panel title="Contact Message" id="message-title" className="mb-6 max-w-[46rem]">
        {children}
        <div className="button-row mt-5">
          <LinkButton to={back}>Close</LinkButton>
        </div>
      </Panel>
    );
  }
  return (
    <Dialog
      title="Contact Message"
      open={dialog.open}
      onOpenChange={(wanted) => !wanted && close()}
      footer={<Button onClick={close}>Close</Button>}
    >
      {children}
    </Dialog>
  );
}
