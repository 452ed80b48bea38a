import type { Page } from '@playwright/test';

/** Everything that the page's origin keeps in this browser, as one text; files that belong to the build are left out. */
export function readStorages(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const rowsOf = async ({ name = '' }: IDBDatabaseInfo) => {
      const database = await settled(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const rows = stores.map(async (store) => {
        const objects = database.transaction(store).objectStore(store);
        return [await settled(objects.getAllKeys()), await settled(objects.getAll())];
      });
      const all = await Promise.all(rows);
      database.close();
      return [name, all];
    };
    const filesOf = async (name: string) => {
      const requests = await (await caches.open(name)).keys();
      const urls = requests.map(({ url }) => url);
      return [name, urls.filter((url) => !/\/_astro\/|\/pictures\/|\/art\//.test(url))];
    };
    const databases = await indexedDB.databases();
    const names = (await caches.keys()).filter((name) => !name.includes('precache'));
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      await Promise.all(databases.filter(({ name }) => !name?.startsWith('workbox')).map(rowsOf)),
      await Promise.all(names.map(filesOf)),
    ]);
  });
}
