import { postForStream, readApi } from '#src/data/api.ts';
import { query } from '#src/data/query.ts';
import type { AnswerEvent, RanTool } from '#src/domain/insight/assistant/answer-events.ts';
import type { Reply } from '#src/domain/insight/assistant/reply.ts';
import { eventData } from './event-stream.ts';

/** The model that answers an organization's questions. */
export interface ModelStanding {
  readonly isOn: boolean;
  readonly name: string | null;
  /** Of what its questions may cost this month, from 0 to 1. */
  readonly left: number;
}

export const modelQueries = {
  /** Whether a member's questions may be answered by a model. */
  standing: (organizationId: string) =>
    query(['assistant', 'model', organizationId], () =>
      readApi<ModelStanding>(`/api/assistant?area=owner&organizationId=${organizationId}`),
    ),
};

/** A question to the model. */
export interface AskedModel {
  readonly organizationId: string;
  readonly language: 'es' | 'en';
  readonly asked: string;
  /** Earlier turns, the oldest first: four at most. */
  readonly before: readonly { readonly asked: string; readonly answered: string }[];
}

/** Words of a model, and what was read for them. */
export type SaidReply = Extract<Reply, { is: 'said' }>;

/**
 * Asks the model.
 *
 * @param onPart each time with all of the answer that has come
 * @throws AppError `assistant_cap_reached`, `rate_limited`, `not_allowed`, offline; what ends the signal
 */
export async function askModel(
  question: AskedModel,
  signal: AbortSignal,
  onPart: (reply: SaidReply) => void,
): Promise<SaidReply> {
  const body = await postForStream('/api/assistant', { area: 'owner', ...question }, signal);
  const read: RanTool[] = [];
  let text = '';
  for await (const data of eventData(body)) {
    const event = JSON.parse(data) as AnswerEvent;
    if (event.is === 'done') return { is: 'said', text, withheld: null, read };
    if (event.is === 'withheld') return { is: 'said', text, withheld: event.reason, read: event.tools };
    if (event.is === 'tool')
      read.push({ name: event.name, arguments: event.arguments, answer: event.answer });
    if (event.is === 'text') text += event.text;
    onPart({ is: 'said', text, withheld: null, read: [...read] });
  }
  // It broke off on its way: what was read is there.
  return { is: 'said', text, withheld: 'model_down', read };
}
