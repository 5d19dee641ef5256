'use client';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Badge } from '#app/ui/Badge.tsx';
import { Button } from '#app/ui/Button.tsx';
import { DefinitionList } from '#app/ui/DefinitionList.tsx';
import { Dialog } from '#app/ui/Dialog.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { Panel } from '#app/ui/Panel.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

export type ViewedMessage = {
  name: string;
  email: string;
  reason: string;
  message: string;
  processed: boolean;
  exactly: string;
};

type ViewMessageProps = {
  message: ViewedMessage;
  /** The list without the message. */
  back: string;
};

/** A dialog over the list where a script runs; else a part of the page. */
export function ViewMessage({ message, back }: ViewMessageProps) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);

  function close() {
    setOpen(false);
    navigate(back, { preventScrollReset: true });
  }

  if (!hydrated) {
    return (
      <Panel title="Contact Message" id="message-title" className="mb-6 max-w-[46rem]">
        <MessageText {...message} />
        <div className="button-row mt-5">
          <LinkButton to={back}>Close</LinkButton>
        </div>
      </Panel>
    );
  }
  return (
    <Dialog
      title="Contact Message"
      open={open}
      onOpenChange={(wanted) => !wanted && close()}
      footer={<Button onClick={close}>Close</Button>}
    >
      <MessageText {...message} />
    </Dialog>
  );
}

function MessageText({ name, email, reason, message, processed, exactly }: ViewedMessage) {
  return (
    <DefinitionList
      items={[
        {
          term: 'From',
          value: (
            <>
              {name}
              <br />
              <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
            </>
          ),
        },
        { term: 'Reason', value: reason },
        { term: 'Submitted', value: exactly },
        { term: 'Message', value: <p className="whitespace-pre-wrap break-words">{message}</p> },
        {
          term: 'Status',
          value: (
            <Badge state={processed ? 'done' : 'open'}>{processed ? 'Processed' : 'Pending'}</Badge>
          ),
        },
      ]}
    />
  );
}
