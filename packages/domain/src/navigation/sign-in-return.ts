/**
 * The page that Google and Facebook lead back to after a sign-in (docs/decisions/074). It is a file, no route
 * of the app; the gateway and the providers' settings know it by this path.
 */
export const SIGN_IN_RETURN_PATH = "/m/sign-in-return.html";
