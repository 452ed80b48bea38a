import { expect, test } from '#tests/support/browser.ts';
import { made, makeRental } from '#tests/support/rental.ts';

test('what changes between reading and listening is seen without loading the page again (es)', async ({
  open,
  baseURL,
}) => {
  const { owner, propertyId, property } = await makeRental(baseURL);
  const page = await open({ session: owner.session });
  const mayListen = Promise.withResolvers<void>();
  let asked = 0;
  await page.routeWebSocket(/\/realtime\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      asked += 1;
      void mayListen.promise.then(() => server.send(message));
    });
  });
  await page.goto('/owner-dashboard/properties');
  await expect(page.getByText(property, { exact: true }).first()).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await made(
    owner.client
      .from('properties')
      .update({ name: 'Torre Nueva' })
      .eq('id', propertyId)
      .select('id')
      .single(),
  );
  mayListen.resolve();
  await expect(page.getByText('Torre Nueva', { exact: true }).first()).toBeVisible();
});
