// The site as the local stack serves it, so that the tests which start one find it built.
import { ensureBuild } from '#stack/site/build.ts';

await ensureBuild();
