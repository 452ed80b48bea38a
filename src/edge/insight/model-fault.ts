import type { ModelFaultCode } from '#src/domain/insight/assistant/answer-events.ts';

/** A model that did not answer, or not to its end. */
export class ModelFault extends Error {
  readonly code: ModelFaultCode;

  /** @param detail for the log */
  constructor(code: ModelFaultCode, detail: string) {
    super(`${code}: ${detail}`);
    this.name = 'ModelFault';
    this.code = code;
  }
}
