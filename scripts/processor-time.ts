// The processor time of a command and of all that it starts. Linux adds a process's time to its parent's when the parent
// waits for it, so most of it is exact. What nobody waits for (a browser's helpers, a database server whose starter was
// killed) is looked at twice a second, and counts with what it had used when it was last seen.
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel's own clock. */
const TICKS_PER_SECOND = 100;

/** One process at one moment; times in ticks. */
export interface ProcessTime {
  readonly parent: number;
  /** When it began: a number is given again to a later process. */
  readonly startedAt: number;
  readonly own: number;
  /** Of its children that ended and that it waited for, theirs included. */
  readonly waitedFor: number;
}

export type ProcessTable = ReadonlyMap<number, ProcessTime>;

/** Every process of the machine. */
export function readProcesses(): ProcessTable {
  const table = new Map<number, ProcessTime>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const process = readProcess(name);
    if (process) table.set(Number(name), process);
  }
  return table;
}

function readProcess(name: string): ProcessTime | undefined {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'latin1');
    // The name of the program, in parentheses, may have spaces. After it: state, parent, …
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (index: number) => Number(fields[index]);
    return { parent: at(1), own: at(11) + at(12), waitedFor: at(13) + at(14), startedAt: at(19) };
  } catch {
    // It ended meanwhile.
    return undefined;
  }
}

const totalOf = ({ own, waitedFor }: ProcessTime) => own + waitedFor;

/** Counts what one process starts, whatever becomes of the processes between. */
export class ProcessorTime {
  readonly #root: number;
  #members: Map<number, ProcessTime> = new Map();
  #unwaited = 0;

  constructor(root: number) {
    this.#root = root;
  }

  /** @param table the processes now */
  look(table: ProcessTable): void {
    const members = this.#membersIn(table);
    const ended = [...this.#members].filter(([id]) => !members.has(id));
    const byWaiter = Map.groupBy(ended, ([id]) => this.#livingAncestor(id, members));
    for (const [waiter, processes] of byWaiter) {
      const used = processes.reduce((sum, [, process]) => sum + totalOf(process), 0);
      this.#unwaited += Math.max(0, used - this.#gainOf(waiter, members));
    }
    this.#members = members;
  }

  /** Seconds until the last look, without the root's own. */
  get seconds(): number {
    let ticks = this.#unwaited;
    for (const [id, process] of this.#members)
      ticks += id === this.#root ? process.waitedFor : totalOf(process);
    return ticks / TICKS_PER_SECOND;
  }

  /** The root, all that descends from it, and what once did. */
  #membersIn(table: ProcessTable): Map<number, ProcessTime> {
    const isMember = new Map<number, boolean>([[this.#root, true]]);
    for (const [id, { startedAt }] of this.#members)
      if (table.get(id)?.startedAt === startedAt) isMember.set(id, true);
    const belongs = (id: number): boolean => {
      const known = isMember.get(id);
      if (known !== undefined) return known;
      const process = table.get(id);
      const answer = process !== undefined && belongs(process.parent);
      isMember.set(id, answer);
      return answer;
    };
    return new Map([...table].filter(([id]) => belongs(id)));
  }

  #livingAncestor(id: number, members: ProcessTable): number | undefined {
    for (let at = this.#members.get(id); at; at = this.#members.get(at.parent))
      if (members.has(at.parent)) return at.parent;
    return undefined;
  }

  /** How much a process got from children since the last look. */
  #gainOf(id: number | undefined, members: ProcessTable): number {
    if (id === undefined) return 0;
    return (members.get(id)?.waitedFor ?? 0) - (this.#members.get(id)?.waitedFor ?? 0);
  }
}
