import type { AnswerEvent } from '#src/domain/insight/assistant/answer-events.ts';

type Answer = (signal: AbortSignal, emit: (event: AnswerEvent) => Promise<void>) => Promise<void>;

/**
 * An answer as text/event-stream, each event as JSON. A reader who leaves stops the model.
 *
 * @param keep lets the rest be done after the reader has left
 */
export function answerStream(answer: Answer, keep: (rest: Promise<unknown>) => void): Response {
  const stopper = new AbortController();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const emit = async (event: AnswerEvent) => {
        if (!stopper.signal.aborted) controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
      };
      const whole = answer(stopper.signal, emit).then(
        () => {
          if (!stopper.signal.aborted) controller.close();
        },
        (failure: unknown) => {
          console.error('Assistant:', failure);
          if (!stopper.signal.aborted) controller.error(new Error('The answer broke off.'));
        },
      );
      keep(whole);
    },
    cancel: () => stopper.abort(),
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
  });
}
