'use client';
import { useState } from 'react';
import { Button } from '#app/ui/Button.tsx';
import { Dialog } from '#app/ui/Dialog.tsx';
import { TextField } from '#app/ui/TextField.tsx';

/** A dialog that the page opens and closes itself. */
export function ExampleDialog() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      trigger={{ label: 'Open a dialog' }}
      open={open}
      onOpenChange={setOpen}
      title="Edit Meeting"
      description="What is changed here is seen by readers at once."
      footer={
        <Button variant="primary" onClick={() => setOpen(false)}>
          Save Changes
        </Button>
      }
    >
      <TextField field={{ name: 'dialog-title', defaultValue: 'Regular meeting' }} label="Title" />
    </Dialog>
  );
}
