/** What the boot script is made of. */
export interface BootParts {
  /** Requests to start: [endpoint id, address, headers], with the two placeholders. */
  readonly calls: readonly (readonly [string, string, Readonly<Record<string, string>>])[];
  readonly placeholder: { readonly language: string; readonly token: string };
  /** Paths that show home. */
  readonly homePaths: readonly string[];
  /** The rule for the theme (decisions S5). */
  readonly resolveTheme: (stored: string | undefined) => string;
}

/**
 * The script that runs before everything else, in the words of old browsers, because it is also what finds them:
 * below the floor (iOS 16.4, Chrome 111) it marks the page so that only the tip shows. Otherwise it sets language,
 * theme and whether a player is signed in, starts home's calls, and paints the first banner when
 * the server wrote its address into the page. Nothing in it may throw: a page without it still works, later.
 */
export const bootScript = ({ calls, placeholder, homePaths, resolveTheme }: BootParts): string =>
  `!function(d,w){
var h=d.documentElement;
if(!w.CompressionStream||!w.CSS||!CSS.supports("color","oklch(0 0 0)"))return h.setAttribute("data-legacy","");
function kept(a,k){try{return w[a].getItem(k)}catch(e){return null}}
function parsed(t){try{return JSON.parse(t)}catch(e){return null}}
var L="localStorage",l=kept(L,"language")==="EN"?"EN":"ES",s=parsed(kept(kept(L,"autoLogin")==="1"?L:"sessionStorage","MC_SESSION_INFO")),
t=s&&s.token,home=${JSON.stringify(homePaths)}.indexOf(location.pathname)>=0,
j=d.getElementById("volado-boot"),b=(j&&parsed(j.textContent))||{},c={},n=b.announcements&&b.announcements[l];
h.lang=l.toLowerCase();
h.setAttribute("data-theme",${JSON.stringify({ dark: resolveTheme("dark"), light: resolveTheme("light") })}[kept(L,"theme")]||"${resolveTheme(undefined)}");
t&&h.setAttribute("data-member","");
home||h.setAttribute("data-away","");
${JSON.stringify(calls)}.forEach(function(q){
var u=q[1].replace("${placeholder.language}",l),g=q[0]==="getStatus"?b.status:q[0]==="listAnnouncements"&&!t&&n,o={};
for(var k in q[2])if(k!=="Token"||t)o[k]=q[2][k].replace("${placeholder.language}",l).replace("${placeholder.token}",t);
if(g)c[u]=Promise.resolve(new Response(JSON.stringify({success:true,value:g})));
else if(home||q[0]==="getStatus"){c[u]=fetch(u,{headers:o});c[u].catch(function(){})}
});
w.voladoBoot={calls:c,paint:function(){
var f=n&&n.banners&&n.banners[0],x=home&&f&&d.querySelector("[data-banner-room]"),i;
x&&(i=new Image,i.src=f.url,i.alt="",i.width=780,i.height=330,i.className="app-banner-first",x.appendChild(i))
}}
}(document,window)`.replaceAll("\n", "");

/** Runs when the painted shell stands. */
export const paintScript = "window.voladoBoot&&voladoBoot.paint()";
