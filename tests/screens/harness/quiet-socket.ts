/** A connection for live changes that never comes about: no test of a screen alone is about what others do meanwhile. */
export class QuietSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly url: string;
  readyState = QuietSocket.CONNECTING;
  onopen: unknown = null;
  onclose: unknown = null;
  onerror: unknown = null;
  onmessage: unknown = null;

  constructor(url: string) {
    super();
    this.url = url;
  }

  send(): void {}

  close(): void {
    this.readyState = QuietSocket.CLOSED;
  }
}
