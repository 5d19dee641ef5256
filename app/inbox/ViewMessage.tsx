import { Badge } from '#app/ui/Badge.tsx';
import { DefinitionList } from '#app/ui/DefinitionList.tsx';
import { MessageFrame } from './MessageFrame.tsx';

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

/** A message that was opened, in full. */
export function ViewMessage({ message, back }: ViewMessageProps) {
  const { name, email, reason, message: text, processed, exactly } = message;
  return (
    <MessageFrame back={back}>
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
          { term: 'Message', value: <p className="whitespace-pre-wrap break-words">{text}</p> },
          {
            term: 'Status',
            value: (
              <Badge state={processed ? 'done' : 'open'}>
                {processed ? 'Processed' : 'Pending'}
              </Badge>
            ),
          },
        ]}
      />
    </MessageFrame>
  );
}
