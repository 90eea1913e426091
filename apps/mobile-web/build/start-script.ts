/** Milliseconds that the code waits for the first pictures once the painted shell is on the screen. */
const PICTURES = 100;

/** Milliseconds after which the code comes without any paint: in a background tab there is none. */
const NO_PAINT = 1_000;

/**
 * Asks for the page's code when the painted shell is on the screen with its first pictures, or soon after without
 * them: until then the network and the processor belong to what the visitor is waiting for. Each of the entry's files
 * runs in a task of its own, so that a tap in between is heard; the entry itself, which draws, waits for the style sheet.
 * The page names these files by `codeLink`.
 *
 * Code that can't be had, or that breaks as it starts, is what a page kept somewhere meets when a release has taken its files away:
 * it comes anew, once. A page that came by a reload says so instead (unreachable-note.ts), and comes anew with the network.
 */
export const startScript = `!function(d,w){
var begun,boot=w.voladoBoot||{},k=[].slice.call(d.querySelectorAll("link[rel=volado-code]")),f=k.map(function(p){return p.href});
function next(){var u=f[0],s=!f[1]&&d.querySelector("link[rel=stylesheet]");
if(s&&!s.sheet)return s.onload=s.onerror=next;
if(u){f.shift();import(u).then(function(){setTimeout(next)},lost)}}
function anew(){location.reload()}
function lost(){if(navigator.onLine&&performance.getEntriesByType("navigation")[0].type!=="reload")return anew();
d.documentElement.setAttribute("data-lost","");
w.ononline=anew}
function start(){if(begun)return;begun=1;
k.forEach(function(p){p.rel="modulepreload"});
(boot.code||[]).forEach(function(u){var p=d.createElement("link");p.rel="modulepreload";p.href=u;d.head.appendChild(p)});
next()}
function shown(){setTimeout(start,${PICTURES});
Promise.all((boot.pictures||[]).map(function(i){return i.decode()["catch"](function(){})})).then(function(){requestAnimationFrame(function(){setTimeout(start)})})}
if(d.hidden||!w.PerformanceObserver)return start();
setTimeout(start,${NO_PAINT});
new PerformanceObserver(function(l,o){if(l.getEntriesByName("first-contentful-paint").length){o.disconnect();shown()}}).observe({type:"paint",buffered:true})
}(document,window)`.replaceAll("\n", "");

/** Names a file of the entry without loading it; the page holds them in the order in which they need each other. */
export const codeLink = (address: string): string => `<link rel="volado-code" href="${address}">`;
