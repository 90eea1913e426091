/** Parameters of a command: what the body of a request says, and what stands in its path. */
type Parameters = Readonly<Record<string, unknown>>;

/** A command of Marionette's for a request of WebDriver's. */
export interface MarionetteCommand {
  readonly name: string;
  readonly parameters: Parameters;
}

/** Routes of W3C WebDriver below a session, and the command of Marionette's that does the same. */
const routes = {
  "DELETE /": "WebDriver:DeleteSession",
  "GET /timeouts": "WebDriver:GetTimeouts",
  "POST /timeouts": "WebDriver:SetTimeouts",
  "POST /url": "WebDriver:Navigate",
  "GET /url": "WebDriver:GetCurrentURL",
  "POST /back": "WebDriver:Back",
  "POST /forward": "WebDriver:Forward",
  "POST /refresh": "WebDriver:Refresh",
  "GET /title": "WebDriver:GetTitle",
  "GET /source": "WebDriver:GetPageSource",
  "GET /window": "WebDriver:GetWindowHandle",
  "POST /window": "WebDriver:SwitchToWindow",
  "DELETE /window": "WebDriver:CloseWindow",
  "POST /window/new": "WebDriver:NewWindow",
  "GET /window/handles": "WebDriver:GetWindowHandles",
  "GET /window/rect": "WebDriver:GetWindowRect",
  "POST /window/rect": "WebDriver:SetWindowRect",
  "POST /frame": "WebDriver:SwitchToFrame",
  "POST /frame/parent": "WebDriver:SwitchToParentFrame",
  "POST /element": "WebDriver:FindElement",
  "POST /elements": "WebDriver:FindElements",
  "GET /element/active": "WebDriver:GetActiveElement",
  "POST /element/:element/element": "WebDriver:FindElement",
  "POST /element/:element/elements": "WebDriver:FindElements",
  "POST /element/:id/click": "WebDriver:ElementClick",
  "POST /element/:id/clear": "WebDriver:ElementClear",
  "POST /element/:id/value": "WebDriver:ElementSendKeys",
  "GET /element/:id/attribute/:name": "WebDriver:GetElementAttribute",
  "GET /element/:id/property/:name": "WebDriver:GetElementProperty",
  "GET /element/:id/css/:propertyName": "WebDriver:GetElementCSSValue",
  "GET /element/:id/text": "WebDriver:GetElementText",
  "GET /element/:id/name": "WebDriver:GetElementTagName",
  "GET /element/:id/rect": "WebDriver:GetElementRect",
  "GET /element/:id/enabled": "WebDriver:IsElementEnabled",
  "GET /element/:id/selected": "WebDriver:IsElementSelected",
  "GET /element/:id/displayed": "WebDriver:IsElementDisplayed",
  "GET /element/:id/computedrole": "WebDriver:GetComputedRole",
  "GET /element/:id/computedlabel": "WebDriver:GetComputedLabel",
  "POST /execute/sync": "WebDriver:ExecuteScript",
  "POST /execute/async": "WebDriver:ExecuteAsyncScript",
  "GET /cookie": "WebDriver:GetCookies",
  "POST /cookie": "WebDriver:AddCookie",
  "DELETE /cookie": "WebDriver:DeleteAllCookies",
  "DELETE /cookie/:name": "WebDriver:DeleteCookie",
  "POST /actions": "WebDriver:PerformActions",
  "DELETE /actions": "WebDriver:ReleaseActions",
  "GET /screenshot": "WebDriver:TakeScreenshot",
} as const satisfies Readonly<Record<string, string>>;

/** What stands in a path at a route's `:names`; `undefined` when the path is another. */
const namedIn = (route: string, path: string): Parameters | undefined => {
  const wanted = route.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return undefined;
  const named: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const there = given[place] ?? "";
    if (part.startsWith(":")) named[part.slice(1)] = decodeURIComponent(there);
    else if (part !== there) return undefined;
  }
  return named;
};

/** A frame is told by its number; by its element under a name of Marionette's own. */
const frameOf = ({ id }: Parameters): Parameters =>
  typeof id === "object" && id !== null ? { element: Object.values(id)[0] } : { id };

/** What Marionette wants to be told otherwise than by WebDriver's own words. */
const told: Readonly<Record<string, (body: Parameters) => Parameters>> = {
  "POST /frame": frameOf,
  "GET /screenshot": () => ({ full: false }),
};

/** The command for a request below a session, by its path there, such as `/url`; `undefined` when there is none. */
export const commandFor = (method: string, path: string, body: Parameters): MarionetteCommand | undefined => {
  for (const [route, name] of Object.entries(routes)) {
    const named = namedIn(route, `${method} ${path}`);
    if (named) return { name, parameters: { ...(told[route]?.(body) ?? body), ...named } };
  }
  return undefined;
};

/** A result as WebDriver's `value`: Marionette wraps what is no object. */
export const resultOf = (result: unknown): unknown =>
  typeof result === "object" && result !== null && "value" in result ? result.value : result;
