/** A request for the boot script: [endpoint id, address, headers]. */
export type BootCall = readonly [string, string, Readonly<Record<string, string>>];

/** A page for the boot script: [kind, title in ES, title in EN, indexes of chunks, indexes of calls, players only]. */
export type BootRow = readonly [string, string, string, readonly number[], readonly number[], 0 | 1];

/** What the boot script is made of. */
export interface BootParts {
  /** The first is asked for on every page. */
  readonly calls: readonly BootCall[];
  /** Languages that the merchant offers, its default first. */
  readonly languages: readonly string[];
  readonly placeholder: { readonly language: string; readonly token: string };
  /** Addresses of code that pages want beside the entry's, or of texts in ES and EN; empty in development. */
  readonly chunks: readonly (string | readonly [es: string, en: string])[];
  readonly pages: Readonly<Record<string, BootRow>>;
  readonly loginPath: string;
  /** An invitation in the address: its field, which is also where the tab keeps it, and the length of the longest code. */
  readonly invitationLink: { readonly field: string; readonly maxLength: number };
  /** The rule for the theme, which is shown and stored (decisions S5). */
  readonly resolveTheme: (stored: string | undefined) => string;
}

/**
 * The script that runs before everything else, in the words of old browsers, because it is also what finds them:
 * below the floor (iOS 16.4, Chrome 111) it marks the page so that only the tip shows. Otherwise it sets language (and marks it when the painted shells are in another, `data-foreign`),
 * theme (which it stores) and whether a player is signed in, keeps an invitation that the address brings (a link of the
 * painted page may be followed before any code has come), names the page's own code and starts its first calls. `paint` then shows
 * the page's own painted shell with its first pictures, the banner or the tiles of a list: at once when the server
 * wrote the answer into the page, otherwise when it comes. A list that opens further down (`at`, docs/decisions/044) is
 * painted as it looks there: neither tools nor the first games' pictures.
 * A closed site is asked again, since the page can't know the visitor's address: here it counts only that something
 * isn't zero, what closes the site is the rule's to say (`siteClosure`, docs/decisions/060). Nothing in it may throw: a page
 * without it still works, later.
 */
export const bootScript = ({
  languages,
  placeholder,
  loginPath,
  invitationLink,
  resolveTheme,
}: BootParts): string =>
  `!function(d,w){
var h=d.documentElement;
if(!w.CompressionStream||!w.CSS||!CSS.supports("color","oklch(0 0 0)"))return h.setAttribute("data-legacy","");
function kept(a,k){try{return w[a].getItem(k)}catch(e){return null}}
function parsed(t){try{return JSON.parse(t)}catch(e){return null}}
var L="localStorage",O=${JSON.stringify(languages)},l=O[Math.max(0,O.indexOf(kept(L,"language")))],K="MC_SESSION_INFO",s=parsed(kept("sessionStorage",K))||kept(L,"autoLogin")==="1"&&parsed(kept(L,K)),
t=s&&s.token,j=d.getElementById("volado-boot"),b=(j&&parsed(j.textContent))||{},c={},S=b.status,A=!t&&b.answers||{},
Z=w.navigator.standalone||w.matchMedia("(display-mode: standalone)").matches,F=parsed(d.getElementById("volado-pages").textContent),C=F[0],P=F[1],r=P[location.pathname.replace(/(.)\\/+$/,"$1")];
try{var v=new URLSearchParams(location.search).get("${invitationLink.field}").trim();v&&v.length<=${invitationLink.maxLength}&&w.sessionStorage.setItem("${invitationLink.field}",v)}catch(e){}
if(r&&r[5]&&!t)r=P["${loginPath}"];
h.lang=l.toLowerCase();
l===O[0]||h.setAttribute("data-foreign","");
var D=${JSON.stringify({ dark: resolveTheme("dark"), light: resolveTheme("light") })}[kept(L,"theme")]||"${resolveTheme(undefined)}";
h.setAttribute("data-theme",D);
try{w[L].setItem("theme",D)}catch(e){}
t&&h.setAttribute("data-member","");
r||h.setAttribute("data-away","");
function ask(i){var q=C[i],u=q[1].replace("${placeholder.language}",l),g=q[0]==="getStatus"?S&&!S.maintenance&&!S.regionRestriction&&!S.gateStatus&&S:A[u],o={},k;
for(k in q[2])if(k==="Token"?t:k!=="Device"||Z)o[k]=q[2][k].replace("${placeholder.language}",l).replace("${placeholder.token}",function(){return t});
if(g)c[u]=Promise.resolve(new Response(JSON.stringify({success:true,value:g})));
else{c[u]=fetch(u,{headers:o});c[u].catch(function(){})}}
ask(0);
var I=[],code=r?r[3].map(function(i){var q=F[2][i];return q.pop?q[l==="EN"?1:0]:q}):[];
r&&(!/list|bare/.test(r[0])||/^(\\?at=\\d+)?$/.test(location.search))&&r[4].forEach(ask);
function picture(i,u,x,y,z){i.src=u;i.alt="";i.width=x;i.height=y;i.className=z;i.fetchPriority="high";i.decoding="sync";I.push(i);return i}
w.voladoBoot={calls:c,pictures:I,code:code,paint:function(){
var k=r&&r[0],m=d.getElementById("root"),p=d.getElementById("shell-"+({bare:"list",blank:"form"}[k]||k)),x;
if(p){m.innerHTML="<div data-painted='"+k+"'>"+p.innerHTML+"</div>";x=m.querySelector(".vo-header__title");if(x)x.textContent=r[l==="EN"?2:1]}
var W=k==="list"&&/[?&]at=[1-9]/.test(location.search);
if(W&&(x=m.querySelector(".app-list-tools")))x.style.display="none";
var B=m.querySelector("[data-painted='"+k+"'] [data-banner-room]"),T=W?[]:m.querySelectorAll("[data-painted='list'] [data-tiles-room] .vo-game-tile__cover");
function show(v){try{var f=B&&v.banners&&v.banners[0],n=0;
f&&B.appendChild(picture(new Image,f.url,780,330,"app-banner-first"));
for(;v.games&&n<T.length&&n<v.games.length;n++)v.games[n].iconUrl&&T[n].parentNode.replaceChild(picture(new Image,v.games[n].iconUrl,150,200,T[n].className),T[n])}catch(e){}}
r&&r[4].forEach(function(i){var u=C[i][1].replace("${placeholder.language}",l);
if(/Announce|listGames/.test(C[i][0])&&c[u])A[u]?show(A[u]):c[u].then(function(e){return e.clone().json()}).then(function(e){show(e.value)})["catch"](function(){})})
}}
}(document,window)`.replaceAll("\n", "");

/** The boot script's table of pages, calls and code: data in the page, not code. */
export const bootTable = ({ calls, pages, chunks }: BootParts): string =>
  JSON.stringify([calls, pages, chunks]).replaceAll("<", "\\u003c");

/**
 * Runs when the painted shell stands. A form sent before its code has come would put the password into the address:
 * no form of this site is ever sent by the browser itself. A painted one notes that it was asked to; its code sends it.
 * In the same way a painted button, or choice, notes that it was tapped, and whatever a mouse presses that it is being
 * pressed: if the live page comes before the release, no click will follow (src/shared/painted).
 */
export const paintScript =
  "addEventListener('click',function(e){var b=e.target.closest('[data-painted] button[type=button]');b&&b.setAttribute('data-tapped','')},true);addEventListener('mousedown',function(e){var b=e.target.closest('[data-painted] :is(a,button,label)');b&&!e.button&&b.setAttribute('data-pressed','')},true);addEventListener('mouseup',function(){document.querySelectorAll('[data-pressed]').forEach(function(b){b.removeAttribute('data-pressed')})},true);addEventListener('change',function(e){e.target.setAttribute('data-chosen','')},true);addEventListener('submit',function(e){e.preventDefault();e.target.closest('[data-painted]')&&e.target.setAttribute('data-asked','')},true);window.voladoBoot&&voladoBoot.paint()";
