export { createAuthorizeApp } from "./authorize-app.ts";
export { verifyFirebaseToken } from "./firebase-identity.ts";
export { createToolkitApp, TOOLKIT_FAULT } from "./toolkit-app.ts";
