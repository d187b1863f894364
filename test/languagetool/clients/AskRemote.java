import java.net.URL;
import org.languagetool.remote.RemoteLanguageTool;
import org.languagetool.remote.RemoteResult;
import org.languagetool.remote.RemoteRuleMatch;

/** Checks a text with languagetool-http-client: ADDRESS TEXT; prints a line for each match. */
public class AskRemote {
  public static void main(String[] arguments) throws Exception {
    String text = arguments[1];
    RemoteResult result = new RemoteLanguageTool(new URL(arguments[0])).check(text, "en-US");
    System.out.println(result.getRemoteServer().getSoftware() + ", " + result.getLanguage());
    for (RemoteRuleMatch match : result.getMatches()) {
      int start = match.getErrorOffset();
      String covered = text.substring(start, start + match.getErrorLength());
      System.out.println(covered + " -> " + match.getReplacements().get().get(0) + " (" + match.getRuleId() + ")");
    }
  }
}
