'use client';
import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { Button } from '#app/ui/Button.tsx';
import { Dialog } from '#app/ui/Dialog.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { Panel } from '#app/ui/Panel.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useVisitDialog } from '#app/ui/use-visit-dialog.ts';
import { EditMeetingForm } from './EditMeetingForm.tsx';
import type { MeetingAsTyped } from './read-meeting-for-edit.server.ts';

/** The dialog is gone, and its address with it, so long after it closes (specification, section 9). */
const closeMs = 300;

type EditMeetingDialogProps = {
  meeting: MeetingAsTyped;
  bodies: string[] | null;
  /** The list it was opened from, filter and page included. */
  back: string;
};

/** A dialog over the list where a script runs; else the same form as a part of the page. */
export function EditMeetingDialog({ back, ...form }: EditMeetingDialogProps) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const dialog = useVisitDialog();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { location } = useNavigation();
  useEffect(() => {
    // Who goes elsewhere before it is gone is not called back.
    if (location) clearTimeout(timer.current);
  }, [location]);

  function close() {
    dialog.close();
    timer.current = setTimeout(() => navigate(back, { preventScrollReset: true }), closeMs);
  }

  if (!hydrated) {
    return (
      <Panel title="Edit Meeting" id="edit-meeting-title" className="mb-6 max-w-[52rem]">
        <EditMeetingForm {...form} cancel={<LinkButton to={back}>Cancel</LinkButton>} />
      </Panel>
    );
  }
  return (
    <Dialog
      title="Edit Meeting"
      wide
      open={dialog.open}
      onOpenChange={(wanted) => !wanted && close()}
    >
      <EditMeetingForm {...form} cancel={<Button onClick={close}>Cancel</Button>} />
    </Dialog>
  );
}
