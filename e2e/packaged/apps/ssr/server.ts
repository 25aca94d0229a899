import {
  AngularNodeAppEngine,
  createNodeRequestHandler,
  writeResponseToNodeResponse,
} from '@angular/ssr/node';

const engine = new AngularNodeAppEngine();

/** Answers with a page, or hands on what is none. */
export const reqHandler = createNodeRequestHandler(async (request, response, next) => {
  const page = await engine.handle(request);
  if (page) await writeResponseToNodeResponse(page, response);
  else next();
});
