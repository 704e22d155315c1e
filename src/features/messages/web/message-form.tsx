import { type KeyboardEvent, useState } from 'react';
import { Button } from '#shared/web/ui/button.tsx';
import { store, readStored } from '#shared/web/browser-storage.ts';

const LONGEST = 5000;
const NEARLY = 4500;

/** Enter sends where there is a keyboard; on a touch screen it is a new line. */
function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return (
    key === 'Enter' &&
    !shiftKey &&
    !nativeEvent.isComposing &&
    !window.matchMedia('(pointer: coarse)').matches
  );
}

export type MessageFormProps = {
  userId: string;
  threadId: number;
  otherName: string;
  onSend: (content: string) => void;
};

/** The typing box. What is in it survives a reload, for each conversation. */
export function MessageForm({ userId, threadId, otherName, onSend }: MessageFormProps) {
  const key = `kilele.draft.${userId}.${threadId}`;
  const [text, setText] = useState(() => readStored(key) ?? '');
  const length = Array.from(text.trim()).length;
  const write = (next: string) => {
    setText(next);
    store(key, next === '' ? null : next);
  };
  const send = () => {
    if (length === 0 || length > LONGEST) return;
    onSend(text.trim());
    write('');
  };
  return (
    <form
      className="border-t p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          aria-label={`Message to ${otherName}`}
          aria-describedby="message-length"
          aria-invalid={length > LONGEST || undefined}
          placeholder="Write a message"
          rows={1}
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return;
            event.preventDefault();
            send();
          }}
          className="field field-sizing-content max-h-40 min-h-11 flex-1 resize-none"
        />
        <Button type="submit" variant="primary" icon="arrow" disabled={length === 0 || length > LONGEST}>
          Send
        </Button>
      </div>
      <p
        id="message-length"
        className={length > LONGEST ? 'text-red mt-1 text-sm' : 'text-soft mt-1 text-sm'}
      >
        {length < NEARLY ? '' : `${length.toLocaleString('en-GB')} of 5,000 characters`}
      </p>
    </form>
  );
}
