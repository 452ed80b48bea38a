/** The part of a chat completion's request that the counterpart reads. */
export interface ChatAsked {
  readonly model: string;
  readonly stream?: boolean;
  readonly messages: readonly {
    readonly role: 'system' | 'user' | 'assistant' | 'tool';
    readonly content: string | null;
    readonly tool_call_id?: string;
  }[];
  readonly tools?: readonly {
    readonly function: {
      readonly name: string;
      readonly parameters: { readonly required?: readonly string[] };
    };
  }[];
}

/** What the counterpart does next: it says something, or asks for tools. */
export interface ModelTurn {
  readonly text: string;
  readonly calls: readonly { readonly name: string; readonly arguments: unknown }[];
}

/** What was asked last. */
export const askedOf = ({ messages }: ChatAsked): string =>
  messages.findLast(({ role }) => role === 'user')?.content ?? '';

/** What tools answered since then, as they did. */
export function resultsOf({ messages }: ChatAsked): readonly string[] {
  const from = messages.findLastIndex(({ role }) => role === 'user');
  return messages
    .slice(from + 1)
    .flatMap(({ role, content }) => (role === 'tool' && content ? [content] : []));
}

export const speaksSpanish = ({ messages }: ChatAsked): boolean =>
  messages.some(({ role, content }) => role === 'system' && content?.includes('Spanish'));
