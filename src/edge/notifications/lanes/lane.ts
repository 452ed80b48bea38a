import type { Client } from '../../supabase.ts';
import type { OutgoingChannel, WaitingMessage } from '../message.ts';
import type { DeliveryOutcome } from '../outcome.ts';

/** How the messages of one channel go out. */
export interface Lane {
  readonly channel: OutgoingChannel;
  /** How many at once. A Worker has six connections, which the lanes share. */
  readonly atOnce: number;
  /** @throws NotWritten when the message has no words */
  send(message: WaitingMessage): Promise<DeliveryOutcome>;
  /** What follows, once the outcome is noted. */
  follow?(message: WaitingMessage, outcome: DeliveryOutcome): Promise<void>;
}

/** Makes a lane for one run. */
export type LaneMaker<Settings> = (settings: Settings, database: Client) => Lane;
