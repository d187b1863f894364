/**
 * One text as three programs put it on the clipboard: a title, a link, raised and lowered signs, bold and italics, nested
 * lists, a table with a head, a list in a cell, a footnote. Written for these tests in each program's own markup.
 */

const WORD_SIGN = (sign: string) =>
  `<![if !supportLists]><span style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>`;

/** Word 365: mso styles, conditional comments, signs of lists as text, notes as fields, a removed word of tracked changes. */
export const FROM_WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* List Definitions */ @list l0 {mso-list-id:1;} p.MsoNormal {margin:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<p class=MsoTitle><span lang=EN-US style='mso-ansi-language:EN-US'>Water in soils<o:p></o:p></span></p>
<h2 style='mso-list:none'><a name="_Toc1"></a><span style='mso-bookmark:_Toc1'>Methods<o:p></o:p></span></h2>
<p class=MsoNormal><span style='mso-spacerun:yes'>  </span>Rain of 10<sup>6</sup> l of H<sub>2</sub>O <b>fell</b> <i style='mso-bidi-font-style:normal'>in
situ</i><s><del cite="mailto:A" datetime="2024-01-01T10:00">twice</del></s>; see <a href="https://example.org/data?a=1&amp;b=2"><span style='color:#0563C1'>the data</span></a>.<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:11.0pt'>[1]</span></span><![endif]></span></span></a><span class=MsoCommentReference><a href="#_msocom_1">[AB1]</a></span><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${WORD_SIGN('1.')}Wash it.<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'>${WORD_SIGN('a)')}Use water.<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'>${WORD_SIGN('b)')}Use soap.<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${WORD_SIGN('2.')}Dry it.<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'>${WORD_SIGN("<span style='font-family:Symbol'>·</span>")}<span dir=LTR></span>Salt<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <thead><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=200 valign=top style='width:150.25pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>Site<o:p></o:p></b></p></td>
 <td width=200 valign=top style='border:solid windowtext 1.0pt'><p class=MsoNormal><b>Rain<o:p></o:p></b></p></td></tr></thead>
 <tr style='mso-yfti-irow:1'><td valign=top><p class=MsoNormal>North<o:p></o:p></p></td><td valign=top><p class=MsoNormal>12 mm<o:p></o:p></p>
 <p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'>${WORD_SIGN('·')}wet<o:p></o:p></p></td></tr>
 <tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'><td colspan=2 valign=top><p class=MsoNormal>South was dry.<o:p></o:p></p></td></tr>
</table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>The end.<o:p></o:p></p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a> A note.<o:p></o:p></p></div></div>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><p class=MsoCommentText>Really?</p></div></div>
<!--EndFragment--></body></html>`;

const G = (text: string, style = '') =>
  `<span style="${/font-size/.test(style) ? '' : 'font-size:11pt;'}font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${style}">${text}</span>`;
const G_ITEM = (level: number, kind: string, text: string) =>
  `<li dir="ltr" style="list-style-type:${kind};font-size:11pt;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${G(text)}</p></li>`;

/** Google Docs: a <b> of normal weight around all, every format a style, lists below lists without an item around them. */
export const FROM_GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d-7fff-1111-2222-333344445555"><p dir="ltr" style="line-height:1.38;margin-bottom:3pt;">${G('Water in soils', 'font-size:26pt;')}</p><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;">${G('Methods', 'font-size:16pt;')}</h2><p dir="ltr" style="line-height:1.38;">${G('Rain of 10')}${G('<span style="font-size:0.6em;vertical-align:super;">6</span>')}${G(' l of H')}${G('<span style="font-size:0.6em;vertical-align:sub;">2</span>')}${G('O ')}${G('fell', 'font-weight:700;')}${G(' ')}${G('in situ', 'font-style:italic;')}${G('; see ')}<a href="https://example.org/data?a=1&amp;b=2" style="text-decoration:none;">${G('the data', 'color:#1155cc;text-decoration:underline;')}</a>${G('.')}${G('<span style="font-size:0.6em;vertical-align:super;">1</span>')}</p><ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${G_ITEM(1, 'decimal', 'Wash it.')}<ol style="margin-top:0;">${G_ITEM(2, 'lower-alpha', 'Use water.')}${G_ITEM(2, 'lower-alpha', 'Use soap.')}</ol>${G_ITEM(1, 'decimal', 'Dry it.')}</ol><ul style="margin-top:0;">${G_ITEM(1, 'disc', 'Salt')}</ul><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;table-layout:fixed;width:468pt"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;vertical-align:top;overflow:hidden;"><p dir="ltr">${G('Site', 'font-weight:700;')}</p></td><td style="vertical-align:top;"><p dir="ltr">${G('Rain', 'font-weight:700;')}</p></td></tr><tr style="height:0pt"><td style="vertical-align:top;"><p dir="ltr">${G('North')}</p></td><td style="vertical-align:top;"><p dir="ltr">${G('12 mm')}</p><ul style="margin-top:0;">${G_ITEM(1, 'disc', 'wet')}</ul></td></tr><tr style="height:0pt"><td colspan="2" style="vertical-align:top;"><p dir="ltr">${G('South was dry.')}</p></td></tr></tbody></table></div><br /><p dir="ltr">${G('The end.')}</p></b><br class="Apple-interchange-newline">`;

const L = (text: string) =>
  `<font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt">${text}</font></font>`;

/** LibreOffice Writer: <font> within <font>, <p> within items and cells, notes as anchors with classes. */
export const FROM_LIBREOFFICE = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 7.6.4.1 (Linux)"/>
<style type="text/css">@page { size: 8.27in 11.69in; margin: 0.79in } p { line-height: 115%; margin-bottom: 0.1in; background: transparent } a.sdfootnoteanc { font-size: 57% }</style></head>
<body lang="en-GB" link="#000080" vlink="#800000" dir="ltr"><h1 class="title">Water in soils</h1>
<h2 class="western">Methods</h2>
<p style="line-height: 100%; margin-bottom: 0in">${L('Rain of 10<sup>6</sup> l of H<sub>2</sub>O <b>fell</b> <i>in situ</i>; see <font color="#000080"><u><a href="https://example.org/data?a=1&amp;b=2">the data</a></u></font>.')}<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p>
<ol>
	<li><p style="margin-bottom: 0in">${L('Wash it.')}</p>
	<ol type="a">
		<li><p style="margin-bottom: 0in">${L('Use water.')}</p></li>
		<li><p style="margin-bottom: 0in">${L('Use soap.')}</p></li>
	</ol></li>
	<li><p style="margin-bottom: 0in">${L('Dry it.')}</p></li>
</ol>
<ul>
	<li><p>${L('Salt')}</p></li>
</ul>
<table width="100%" cellpadding="4" cellspacing="0">
	<col width="128*"/>
	<col width="128*"/>
	<thead><tr valign="top"><th width="50%" style="border: 1px solid #000000; padding: 0.04in"><p>Site</p></th><th width="50%"><p>Rain</p></th></tr></thead>
	<tbody><tr valign="top"><td width="50%" style="border: 1px solid #000000"><p align="left">${L('North')}</p></td><td width="50%"><p>${L('12 mm')}</p><ul><li><p>${L('wet')}</p></li></ul></td></tr>
	<tr valign="top"><td colspan="2" width="100%"><p>${L('South was dry.')}</p></td></tr></tbody>
</table>
<p style="line-height: 100%; margin-bottom: 0in"><br/>

</p>
<p>${L('The end.')}</p>
<div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>${L('A note.')}</p></div>
</body></html>`;
