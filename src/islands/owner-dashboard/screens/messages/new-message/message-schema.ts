import * as v from 'valibot';

const MOST_RECIPIENTS = 500;

/** A first message; messages are keys of `messages.start.problems` and `messages.compose`. */
export const messageSchema = v.object({
  leaseIds: v.pipe(
    v.array(v.string()),
    v.minLength(1, 'recipients'),
    v.maxLength(MOST_RECIPIENTS, 'tooMany'),
  ),
  subject: v.pipe(v.string(), v.trim(), v.maxLength(120, 'subject')),
  text: v.pipe(v.string(), v.trim(), v.minLength(1, 'empty'), v.maxLength(4000, 'tooLong')),
});
export type MessageInput = v.InferInput<typeof messageSchema>;
export type MessageValues = v.InferOutput<typeof messageSchema>;
