import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Diagnosis } from '#src/domain/notifications/diagnosis.ts';
import { organizationNumber } from '#stack/whatsapp/book.ts';
import { expect, test } from '#tests/support/browser.ts';
import { made, makeRental, type Rental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { type Fault, pushFaults, whatsappFaults } from './faults.ts';

// Some providers answer after ten seconds, and one device is waited for.
test.setTimeout(240_000);

/** Somebody at the page of tests, and the counterparts that their tests go to. */
class Desk {
  readonly #page: Page;
  readonly #rental: Rental;
  readonly #site: string;

  constructor(page: Page, rental: Rental, site: string) {
    this.#page = page;
    this.#rental = rental;
    this.#site = site;
  }

  async #post(path: string, values: object, token = ''): Promise<Response> {
    const answer = await fetch(`${this.#site}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: this.#site,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(values),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  async #set(settings: Fault['set'] = []): Promise<void> {
    for (const [place, values] of settings) await this.#post(`/_local/${place}`, values);
  }

  /** A new browser of the owner's, under a name of its own. */
  async #subscribe(label: string, device: NonNullable<Fault['device']>): Promise<void> {
    const key = (await (await fetch(`${this.#site}/api/notifications/push-key`)).json()) as {
      publicKey: string;
    };
    const answer = await this.#post('/_local/push/devices', {
      label,
      applicationServerKey: key.publicKey,
      isSilent: device.isSilent ?? false,
    });
    const { id, endpoint, keys } = (await answer.json()) as {
      id: string;
      endpoint: string;
      keys: { p256dh: string; auth: string };
    };
    if (device.isGone) await this.#post(`/_local/push/devices/${id}`, { isGone: true });
    if (device.kind) await this.#post('/_local/push/faults', { kind: device.kind, deviceId: id });
    await made(
      this.#rental.owner.client.rpc('save_push_device', {
        p_endpoint: endpoint,
        p_p256dh: keys.p256dh,
        p_auth: keys.auth,
        p_label: label,
      }),
    );
  }

  /** The organization has a number, and the owner agreed to messages from it. */
  async enterNumbers(): Promise<void> {
    const { owner, organizationId } = this.#rental;
    const token = owner.session.access_token;
    const { id: phoneNumberId, accessToken } = organizationNumber;
    const number = { organizationId, phoneNumberId, wabaId: '200000000000001', accessToken };
    await this.#post('/api/whatsapp/senders', number, token);
    const phone = `+1809555${String(randomInt(10_000)).padStart(4, '0')}`;
    const consent = (await made(owner.client.rpc('whatsapp_consent', { p_language: 'es' }))) as {
      version: string;
    };
    const given = { phone, consentVersion: consent.version, language: 'es' };
    await this.#post('/api/whatsapp/consents', given, token);
    const code = async () => {
      const state = (await (await fetch(`${this.#site}/_local/whatsapp/state`)).json()) as {
        messages: { to: string; text: string }[];
      };
      const found = state.messages.findLast(({ to }) => `+${to}` === phone);
      return /\d{6}/.exec(found?.text ?? '')?.[0] ?? '';
    };
    await expect.poll(code).not.toBe('');
    expect(await made(owner.client.rpc('confirm_whatsapp_code', { p_code: await code() }))).toBe('confirmed');
  }

  /** Sends a test on the page, and waits until it says what became of it. */
  async send(channel: 'in_app' | 'email' | 'push' | 'whatsapp', says: Diagnosis, label = ''): Promise<void> {
    const { notificationTest: text } = await textsOf('es');
    await this.#page.getByRole('radio', { name: text.channels[channel] }).check({ force: true });
    if (label) await this.#page.getByRole('combobox', { name: text.device }).selectOption(label);
    const answered = this.#page.waitForResponse('**/api/notifications/tests');
    await this.#page.getByRole('button', { name: text.send }).click();
    const { id } = (await (await answered).json()) as { id: string };
    const title = this.#page.locator(`[id="${id}"]`).getByText(text.diagnoses[says].title, { exact: true });
    await expect(title).toBeVisible({ timeout: 40_000 });
  }

  async tryFault(channel: 'push' | 'whatsapp', fault: Fault): Promise<void> {
    await this.#set(fault.set);
    if (fault.device) {
      await this.#subscribe(fault.name, fault.device);
      await this.#page.reload();
    }
    await this.send(channel, fault.says, fault.device && fault.name);
    await this.#set(fault.after);
  }
}

test('what goes wrong on the way is said, each fault by its own words (es)', async ({ open, baseURL }) => {
  const rental = await makeRental(baseURL);
  const page = await open({ session: rental.owner.session });
  const desk = new Desk(page, rental, baseURL ?? '');
  await page.goto('/owner-dashboard/notification-test');
  await desk.send('whatsapp', 'no_consent');
  await desk.send('in_app', 'shown_in_centre');
  await desk.send('email', 'accepted_by_mail_service');
  for (const fault of pushFaults) await test.step(fault.name, () => desk.tryFault('push', fault));
  await desk.enterNumbers();
  for (const fault of whatsappFaults) await test.step(fault.name, () => desk.tryFault('whatsapp', fault));
  const aroundNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
  const { error } = await rental.owner.client.rpc('set_notification_schedule', {
    p_time_zone: 'UTC',
    p_quiet_from: aroundNow(-1),
    p_quiet_to: aroundNow(1),
    p_digest_time: '08:00',
    p_digest_weekday: 1,
  });
  expect(error).toBeNull();
  await desk.send('email', 'quiet_hours');
});
